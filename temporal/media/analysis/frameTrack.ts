import type { TimedFrame } from './boundary.ts';
import { isBlack, largestDifference, meanDifference, meanOf } from './grayFrame.ts';

/** What is kept of every frame: a few numbers. */
export interface FrameFacts {
  timeMs: number;
  /** Mean luma, 0–1. */
  brightness: number;
  /** Gray levels of change against the frame about 80 ms earlier, so that frame rates compare. */
  change: number;
  isBlack: boolean;
  /** Not one pixel differs by more than rounding from the frame before. */
  isFrozen: boolean;
}

const LAG_MS = 80;
const ROUNDING_LEVELS = 2;

/** Measures frames one after another. Keeps 80 ms of pictures and 40 bytes or so for every frame. */
export function createFrameTrack() {
  const facts: FrameFacts[] = [];
  const recent: TimedFrame[] = [];

  return {
    facts,
    push(next: TimedFrame): void {
      while (recent.length > 1 && next.timeMs - recent[1]!.timeMs >= LAG_MS - 1) recent.shift();
      const before = recent.at(-1);
      facts.push({
        timeMs: next.timeMs,
        brightness: meanOf(next.frame) / 255,
        change: recent[0] ? meanDifference(recent[0].frame, next.frame) : 0,
        isBlack: isBlack(next.frame),
        isFrozen: before !== undefined && largestDifference(before.frame, next.frame) <= ROUNDING_LEVELS,
      });
      recent.push(next);
    },
  };
}
