import type { ClipCandidate } from '../../contracts/matching.ts';
import { wholeFrames } from './frames.ts';

/** Slower than this and people see that it was slowed. */
export const MIN_SPEED = 0.77;

export interface ShotFill {
  clip: ClipCandidate;
  frames: number;
  sourceStartMs: number;
  sourceDurationMs: number;
  speed: number;
}

/**
 * Covers exactly `frames` frames with the chosen clips in their order: as few as keep every shot at least
 * `minShotFrames` long, evenly shared, trimmed around their middles; too short ones are slowed down to
 * MIN_SPEED, then further clips are taken, and only then the last picture is held.
 */
export function fillScene(
  clips: ClipCandidate[],
  frames: number,
  fps: number,
  minShotFrames: number,
): ShotFill[] {
  const used = clipsNeeded(clips, frames, fps, minShotFrames);
  const atSpeed = used.map((clip) => capacityFrames(clip, fps));
  const slowed = used.map((clip) => capacityFrames(clip, fps, MIN_SPEED));
  const capacities = sum(atSpeed) >= frames ? atSpeed : slowed;
  const shares = shareEvenly(frames, capacities);
  return used.map((clip, index) => placeShot(clip, shares[index]!, fps)).filter((fill) => fill.frames > 0);
}

function clipsNeeded(
  clips: ClipCandidate[],
  frames: number,
  fps: number,
  minShotFrames: number,
): ClipCandidate[] {
  let count = Math.max(1, Math.min(clips.length, Math.floor(frames / minShotFrames)));
  while (
    count < clips.length &&
    sum(clips.slice(0, count).map((clip) => capacityFrames(clip, fps, MIN_SPEED))) < frames
  )
    count += 1;
  return clips.slice(0, count);
}

/** Images last for ever. */
function capacityFrames(clip: ClipCandidate, fps: number, speed = 1): number {
  if (clip.mediaType === 'image') return Number.POSITIVE_INFINITY;
  return Math.max(1, wholeFrames((clip.endMs - clip.startMs) / speed, fps));
}

/** Equal shares, nobody above its capacity; what nobody can take is held by the last. Adds up to `frames`. */
function shareEvenly(frames: number, capacities: number[]): number[] {
  const shares = capacities.map(() => 0);
  let left = frames;
  const smallestFirst = capacities
    .map((capacity, index) => ({ capacity, index }))
    .sort((a, b) => a.capacity - b.capacity);
  smallestFirst.forEach(({ capacity, index }, done) => {
    const fair = Math.ceil(left / (capacities.length - done));
    shares[index] = Math.min(capacity, fair, left);
    left -= shares[index];
  });
  shares[shares.length - 1]! += left;
  return shares;
}

function placeShot(clip: ClipCandidate, frames: number, fps: number): ShotFill {
  if (clip.mediaType === 'image') return { clip, frames, sourceStartMs: 0, sourceDurationMs: 0, speed: 1 };
  const lengthMs = clip.endMs - clip.startMs;
  const neededMs = Math.ceil((frames * 1000) / fps);
  if (neededMs <= lengthMs) {
    const sourceStartMs = clip.startMs + Math.floor((lengthMs - neededMs) / 2);
    return { clip, frames, sourceStartMs, sourceDurationMs: neededMs, speed: 1 };
  }
  const speed = Math.min(1, Math.max(MIN_SPEED, Math.floor((lengthMs / neededMs) * 1000) / 1000));
  return { clip, frames, sourceStartMs: clip.startMs, sourceDurationMs: lengthMs, speed };
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
