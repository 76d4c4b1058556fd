import { lazy, Suspense, useEffect, useState } from 'react';
import { useKeys } from '../../lib/useKeys.ts';
import type { CommandContext } from './commands.ts';
import { openCommandsEvent } from './openCommands.ts';

const CommandPalette = lazy(async () => ({ default: (await import('./CommandPalette.tsx')).CommandPalette }));

/** Ctrl/⌘K from anywhere, also while somebody writes; the palette's code comes with the first time. */
export function CommandKey({ context }: { context: CommandContext }) {
  const [open, setOpen] = useState(false);
  useKeys((event) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    if (event.key.toLowerCase() !== 'k') return;
    // Browsers put their address bar on it.
    event.preventDefault();
    setOpen((before) => !before);
  });
  useEffect(() => {
    const show = () => setOpen(true);
    window.addEventListener(openCommandsEvent, show);
    return () => window.removeEventListener(openCommandsEvent, show);
  }, []);
  if (!open) return null;
  return (
    <Suspense fallback={null}>
      <CommandPalette context={context} onClose={() => setOpen(false)} />
    </Suspense>
  );
}
