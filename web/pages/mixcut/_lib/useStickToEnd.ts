import { type RefObject, useEffect, useRef } from 'react';

/** How near the end a reader must be to count as reading along. */
const nearPx = 80;

/** Follows what is added below while the reader is at the end anyway; whoever scrolled up is left in peace. */
export function useStickToEnd(change: unknown): RefObject<HTMLDivElement | null> {
  const end = useRef<HTMLDivElement>(null);
  const following = useRef(false);

  useEffect(() => {
    const pane = end.current?.closest('[data-pane]');
    if (!pane) return;
    const watch = () => {
      const scrollable = pane.scrollHeight > pane.clientHeight;
      following.current =
        scrollable && pane.scrollHeight - pane.scrollTop - pane.clientHeight < nearPx && pane.scrollTop > 0;
    };
    pane.addEventListener('scroll', watch, { passive: true });
    return () => pane.removeEventListener('scroll', watch);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `change` is what may have added something below
  useEffect(() => {
    if (following.current) end.current?.scrollIntoView({ block: 'end' });
  }, [change]);
  return end;
}
