import { type KeyboardEvent, useState } from 'react';

/**
 * One row at a time takes part in the tab order; arrows, Home and End move on from it, Enter opens what can be
 * done to it. Keys pressed inside a row's own controls are theirs.
 */
export function useRowFocus(keys: readonly string[], onOpen: (key: string, row: HTMLElement) => void) {
  const [last, setLast] = useState<string | null>(null);
  const current = last !== null && keys.includes(last) ? last : (keys[0] ?? null);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const row = event.target as HTMLElement;
    const key = row.dataset.row;
    if (key === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    const at = keys.indexOf(key);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: keys.length - 1 }[event.key];
    if (to !== undefined) {
      event.preventDefault();
      const next = keys[Math.min(Math.max(to, 0), keys.length - 1)];
      row.parentElement?.querySelector<HTMLElement>(`[data-row="${CSS.escape(next ?? '')}"]`)?.focus();
    } else if (event.key === 'Enter') {
      event.preventDefault();
      onOpen(key, row);
    }
  };
  return { current, onKeyDown, onFocusRow: setLast };
}
