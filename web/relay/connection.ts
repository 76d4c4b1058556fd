import { useSyncExternalStore } from 'react';

/** Whether the live connection stands; told by socket.ts, which comes behind the first page. */
let lost = false;
const listeners = new Set<() => void>();

export function setConnectionLost(next: boolean): void {
  if (lost === next) return;
  lost = next;
  for (const listener of listeners) listener();
}

/** True while the live connection is being brought back. */
export function useConnectionLost(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => lost,
  );
}

const rightsListeners = new Set<() => void>();

/** The server closed the socket because role or authorisation are others than when it was opened. */
export function tellRightsChanged(): void {
  for (const listener of rightsListeners) listener();
}

/** Calls back when the viewer may now do more, or less. @returns a function that ends it. */
export function onRightsChanged(listener: () => void): () => void {
  rightsListeners.add(listener);
  return () => void rightsListeners.delete(listener);
}
