import type { Shot } from '../../contracts/media.ts';

/** Shorter shots are over before anybody has seen what they show. */
const SHORTEST_USABLE_MS = 700;
/** Such a file is a still that came as a video. */
const STILL_MS = 100;

/** Whether a shot can be put into another film. */
export function isFit({ startMs, endMs, unusable }: Pick<Shot, 'startMs' | 'endMs' | 'unusable'>): boolean {
  const lengthMs = endMs - startMs;
  return unusable === null && (lengthMs >= SHORTEST_USABLE_MS || lengthMs < STILL_MS);
}
