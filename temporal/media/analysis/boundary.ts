import type { GrayFrame } from './grayFrame.ts';

/** A decoded frame in the small: its time stamp and its picture. */
export interface TimedFrame {
  timeMs: number;
  frame: GrayFrame;
}

/**
 * Where one shot ends and the next begins. A hard cut has no width; a dissolve or a fade does, and its frames belong
 * to neither shot: a clip that starts in the middle of a dissolve shows the shot before it.
 */
export interface Boundary {
  kind: 'cut' | 'dissolve' | 'fade';
  endOfShotMs: number;
  startOfNextMs: number;
}
