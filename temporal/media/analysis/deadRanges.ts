import type { MediaRange } from '../../contracts/media.ts';
import type { FrameFacts } from './frameTrack.ts';
import { FROZEN_MS } from './measureShot.ts';

/** A frame or two of black is a cut's, or a flicker. */
const SHORTEST_BLACK_MS = 200;

/** Where nothing is shown, and where what is shown stands still. */
export function deadRanges(
  frames: readonly FrameFacts[],
  endMs: number,
): { black: MediaRange[]; frozen: MediaRange[] } {
  const black = runsOf(frames, endMs, ({ isBlack }) => isBlack);
  // A picture stands from the frame that the next ones repeat.
  const frozen = runsOf(
    frames,
    endMs,
    (frame, next) => !frame.isBlack && (frame.isFrozen || (next?.isFrozen === true && !next.isBlack)),
  );
  return {
    black: black.filter((range) => lengthOf(range) >= SHORTEST_BLACK_MS),
    frozen: frozen.filter((range) => lengthOf(range) >= FROZEN_MS),
  };
}

function runsOf(
  frames: readonly FrameFacts[],
  endMs: number,
  isIn: (frame: FrameFacts, next: FrameFacts | undefined) => boolean,
): MediaRange[] {
  const runs: MediaRange[] = [];
  let open = false;
  for (const [index, frame] of frames.entries()) {
    const next = frames[index + 1];
    const within = isIn(frame, next);
    const untilMs = next?.timeMs ?? endMs;
    if (within && open) runs.at(-1)!.endMs = untilMs;
    else if (within) runs.push({ startMs: frame.timeMs, endMs: untilMs });
    open = within;
  }
  return runs;
}

function lengthOf({ startMs, endMs }: MediaRange): number {
  return endMs - startMs;
}
