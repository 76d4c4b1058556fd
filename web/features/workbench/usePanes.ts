import { useCallback, useState } from 'react';
import { readStored, writeStored } from '../../lib/storage.ts';
import { type PaneState, parsePanes } from './paneState.ts';

/** The panes of one screen as this person left them. */
export function usePanes(screen: string): [PaneState, (change: Partial<PaneState>) => void] {
  const key = `reelsmith.panes.${screen}`;
  const [panes, setPanes] = useState(() => parsePanes(readStored(localStorage, key)));
  const change = useCallback(
    (part: Partial<PaneState>) =>
      setPanes((before) => {
        const next = parsePanes({ ...before, ...part });
        writeStored(localStorage, key, next);
        return next;
      }),
    [key],
  );
  return [panes, change];
}
