import { lazy, Suspense, useEffect, useState } from 'react';
import { isTyping } from '../../lib/keyboard.ts';

const ShortcutDialog = lazy(async () => ({ default: (await import('./ShortcutDialog.tsx')).ShortcutDialog }));
const openEvent = 'reelsmith:shortcuts';

export function openShortcutList(): void {
  window.dispatchEvent(new Event(openEvent));
}

/** What the keyboard can do, on `?`. */
export function ShortcutList() {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const show = () => setOpen(true);
    const onKey = (event: KeyboardEvent) => {
      if (event.key === '?' && !isTyping(event.target)) show();
    };
    window.addEventListener('keydown', onKey);
    window.addEventListener(openEvent, show);
    return () => {
      window.removeEventListener('keydown', onKey);
      window.removeEventListener(openEvent, show);
    };
  }, []);
  if (!open) return null;
  return (
    <Suspense fallback={null}>
      <ShortcutDialog onClose={() => setOpen(false)} />
    </Suspense>
  );
}
