import type { PictureSegment } from '../../contracts/timeline.ts';

/**
 * The only place where milliseconds become frames. Lengths are never rounded, positions are: a length is the
 * difference of two rounded positions, so that hundreds of cuts add up to the exact end.
 */
export function frameAt(ms: number, fps: number): number {
  return Math.round((ms * fps) / 1000);
}

export function msAt(frame: number, fps: number): number {
  return Math.round((frame * 1000) / fps);
}

/** How many whole frames a piece of `durationMs` can show without being held. */
export function wholeFrames(durationMs: number, fps: number): number {
  return Math.floor((durationMs * fps) / 1000 + 1e-6);
}

export interface SceneRange {
  sceneNumber: number;
  /** First frame in which the scene is fully on screen (the transition into it lies before). */
  startFrame: number;
  endFrame: number;
}

/** First frame of every segment, its transition included, counted from the film's start. */
export function segmentStarts(picture: PictureSegment[]): number[] {
  let end = 0;
  return picture.map((segment) => {
    const start = end - segment.transition.frames;
    end = start + segment.frames;
    return start;
  });
}

/** Where the scenes lie, in playing order; neighbours touch, the transition belongs to the scene it leaves. */
export function sceneRanges(picture: PictureSegment[]): SceneRange[] {
  const ranges: SceneRange[] = [];
  let end = 0;
  for (const segment of picture) {
    const startFrame = end;
    end += segment.frames - segment.transition.frames;
    const last = ranges.at(-1);
    if (last?.sceneNumber === segment.sceneNumber) last.endFrame = end;
    else ranges.push({ sceneNumber: segment.sceneNumber, startFrame, endFrame: end });
  }
  return ranges;
}
