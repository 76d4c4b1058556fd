import { createContext, use, useSyncExternalStore } from 'react';
import { createPlayClock, type PlayClock } from './playClock.ts';

export interface FilmContext {
  clock: PlayClock;
  /** Goes to a place of the film; with `show` the player is brought into sight as well. */
  seekTo: (ms: number, show?: boolean) => void;
}

/** What stands on no desk has no film to lead to: its times are words. */
export const FilmDeskContext = createContext<FilmContext | null>(null);

export function useFilm(): FilmContext | null {
  return use(FilmDeskContext);
}

const still = createPlayClock();

/** Where the film is now, in ms. */
export function usePlayTime(): number {
  const clock = useFilm()?.clock ?? still;
  return useSyncExternalStore(clock.subscribe, clock.now);
}
