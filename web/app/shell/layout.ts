import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from '../../lib/storage.ts';

export type Layout = 'modern' | 'legacy';

const storageKey = 'reelsmith.layout';
const listeners = new Set<() => void>();
const notice = () => {
  for (const listener of listeners) listener();
};

/** What is drawn: only who may choose gets what was chosen here; anything unknown is the modern one. */
export function layoutFor(stored: unknown, canSwitch: boolean): Layout {
  return canSwitch && stored === 'legacy' ? 'legacy' : 'modern';
}

export function otherLayout(layout: Layout): Layout {
  return layout === 'modern' ? 'legacy' : 'modern';
}

/** The layout of this browser's pages, the same in all its tabs. */
export function useLayout(canSwitch: boolean): Layout {
  const stored = useSyncExternalStore(subscribe, () => readStored(localStorage, storageKey));
  return layoutFor(stored, canSwitch);
}

export function setLayout(layout: Layout): void {
  writeStored(localStorage, storageKey, layout);
  notice();
}

function subscribe(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => event.key === storageKey && listener();
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}
