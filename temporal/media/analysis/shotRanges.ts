import type { MediaRange, ShotEntry } from '../../contracts/media.ts';
import type { Boundary } from './boundary.ts';
import type { FrameFacts } from './frameTrack.ts';

export interface ShotRange extends MediaRange {
  entry: ShotEntry;
}

const LONGEST_SHOT_MS = 10_000;
/** Pieces aim below the longest, so that there is room to look for a calm place. */
const PIECE_MS = 8_000;
const SHORTEST_PIECE_MS = 2_000;
/** How far from the even division the calmest place is looked for. */
const SEARCH_MS = 1_500;
const CALM_WINDOW_MS = 400;
/** Pieces shorter than this between two boundaries are the boundary itself. */
const SHORTEST_RANGE_MS = 100;

/**
 * Shots between boundaries, in order, none longer than ten seconds. They need not touch: what lies inside of a
 * dissolve or fade belongs to none. There is at least one.
 */
export function toShotRanges(
  boundaries: readonly Boundary[],
  durationMs: number,
  frames: readonly FrameFacts[],
): ShotRange[] {
  const ranges: ShotRange[] = [];
  let startMs = 0;
  let entry: ShotEntry = 'start';
  for (const boundary of mergeOverlapping(boundaries)) {
    const endMs = Math.min(boundary.endOfShotMs, durationMs);
    if (endMs - startMs >= SHORTEST_RANGE_MS) ranges.push({ startMs, endMs, entry });
    // Before the first frame that shows something there is no shot to cut from.
    if (ranges.length > 0) entry = boundary.kind;
    startMs = Math.max(startMs, boundary.startOfNextMs);
  }
  if (durationMs - startMs >= SHORTEST_RANGE_MS || ranges.length === 0) {
    ranges.push({ startMs: Math.min(startMs, Math.max(0, durationMs - 1)), endMs: durationMs, entry });
  }
  return ranges.flatMap((range) => divide(range, frames));
}

/** A hard cut within a dissolve or a fade is a part of it. */
function mergeOverlapping(boundaries: readonly Boundary[]): Boundary[] {
  const merged: Boundary[] = [];
  for (const boundary of [...boundaries].sort((a, b) => a.endOfShotMs - b.endOfShotMs)) {
    const last = merged.at(-1);
    if (last && boundary.endOfShotMs <= last.startOfNextMs) {
      last.startOfNextMs = Math.max(last.startOfNextMs, boundary.startOfNextMs);
      if (last.kind === 'cut') last.kind = boundary.kind;
    } else {
      merged.push({ ...boundary });
    }
  }
  return merged;
}

function divide({ startMs, endMs, entry }: ShotRange, frames: readonly FrameFacts[]): ShotRange[] {
  const pieces: ShotRange[] = [];
  let fromMs = startMs;
  while (endMs - fromMs > LONGEST_SHOT_MS) {
    const count = Math.ceil((endMs - fromMs) / PIECE_MS);
    const evenMs = fromMs + (endMs - fromMs) / count;
    // Late enough that the rest still fits into the pieces left, early enough that each of them keeps two seconds.
    const earliestMs = Math.max(
      fromMs + SHORTEST_PIECE_MS,
      endMs - (count - 1) * LONGEST_SHOT_MS,
      evenMs - SEARCH_MS,
    );
    const latestMs = Math.min(fromMs + LONGEST_SHOT_MS, endMs - SHORTEST_PIECE_MS, evenMs + SEARCH_MS);
    const atMs = calmestPlace(frames, earliestMs, latestMs) ?? Math.round(evenMs);
    pieces.push({ startMs: fromMs, endMs: atMs, entry: fromMs === startMs ? entry : 'continued' });
    fromMs = atMs;
  }
  return [...pieces, { startMs: fromMs, endMs, entry: fromMs === startMs ? entry : 'continued' }];
}

function calmestPlace(frames: readonly FrameFacts[], fromMs: number, toMs: number): number | undefined {
  const near = framesBetween(frames, fromMs - CALM_WINDOW_MS, toMs + CALM_WINDOW_MS);
  let best: { timeMs: number; movement: number } | undefined;
  for (const { timeMs } of near) {
    if (timeMs < fromMs || timeMs > toMs) continue;
    const around = near.filter((frame) => Math.abs(frame.timeMs - timeMs) <= CALM_WINDOW_MS / 2);
    const movement = around.reduce((sum, frame) => sum + frame.change, 0) / around.length;
    if (!best || movement < best.movement) best = { timeMs, movement };
  }
  return best?.timeMs;
}

/** Frames with startMs ≤ time < endMs; frames are in order of time. */
export function framesBetween<T extends { timeMs: number }>(
  frames: readonly T[],
  startMs: number,
  endMs: number,
): T[] {
  return frames.slice(firstAtOrAfter(frames, startMs), firstAtOrAfter(frames, endMs));
}

function firstAtOrAfter(frames: readonly { timeMs: number }[], timeMs: number): number {
  let low = 0;
  let high = frames.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (frames[middle]!.timeMs < timeMs) low = middle + 1;
    else high = middle;
  }
  return low;
}
