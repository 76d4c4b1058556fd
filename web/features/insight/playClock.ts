/** Where the player is. Told with every frame: only who subscribes is drawn anew. */
export interface PlayClock {
  now: () => number;
  tell: (ms: number) => void;
  subscribe: (listener: () => void) => () => void;
}

export function createPlayClock(): PlayClock {
  let nowMs = 0;
  const listeners = new Set<() => void>();
  return {
    now: () => nowMs,
    tell: (ms) => {
      if (ms === nowMs) return;
      nowMs = ms;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
