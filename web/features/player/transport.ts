/** A part of a film, in its own time. */
export interface ClipRange {
  readonly startMs: number;
  readonly endMs: number;
}

/** The seed's tolerance: a player stops within this of a clip's end. */
const stopToleranceMs = 100;

/** Where a jump by `deltaMs` lands: inside the film, and inside the range when one plays. */
export function seekTarget(
  currentMs: number,
  deltaMs: number,
  durationMs: number,
  range: ClipRange | null,
): number {
  const low = range ? range.startMs : 0;
  const high = range ? range.endMs : durationMs;
  return Math.min(high, Math.max(low, currentMs + deltaMs));
}

/** True when a playing range has come to its end. */
export function reachedEnd(currentMs: number, range: ClipRange | null): boolean {
  return range !== null && currentMs >= range.endMs - stopToleranceMs / 2;
}

/** Play starts over where the range (or film) had ended. */
export function startPosition(currentMs: number, durationMs: number, range: ClipRange | null): number {
  if (range)
    return currentMs < range.startMs - stopToleranceMs || reachedEnd(currentMs, range)
      ? range.startMs
      : currentMs;
  return currentMs >= durationMs - stopToleranceMs ? 0 : currentMs;
}
