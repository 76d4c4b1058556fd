import { lazy, Suspense, useEffect, useState } from 'react';
import { isTyping } from '../../lib/keyboard.ts';
import { useKeys } from '../../lib/useKeys.ts';

const ShortcutDialog = lazy(async () => ({ default: (await import('./ShortcutDialog.tsx')).ShortcutDialog }));
const openEvent = 'reelsmith:shortcuts';

export function openShortcutList(): void {
  window.dispatchEvent(new Event(openEvent));
}

/** What the keyboard can do, on `?`; and `/` on every page that has a search field. */
export function ShortcutList() {
  const [open, setOpen] = useState(false);
  useKeys((event) => {
    if (isTyping(event.target) || event.ctrlKey || event.metaKey) return;
    if (event.key === '?') setOpen(true);
    if (event.key === '/' && focusSearch()) event.preventDefault();
  });
  useEffect(() => {
    const show = () => setOpen(true);
    window.addEventListener(openEvent, show);
    return () => window.removeEventListener(openEvent, show);
  }, []);
  if (!open) return null;
  return (
    <Suspense fallback={null}>
      <ShortcutDialog onClose={() => setOpen(false)} />
    </Suspense>
  );
}

/** @returns whether this page has one. */
function focusSearch(): boolean {
  const field = document.querySelector<HTMLInputElement>('main input[type=search]');
  field?.focus();
  return Boolean(field);
}
