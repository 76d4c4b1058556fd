import type { Timeline } from '../../contracts/timeline.ts';
import { segmentStarts } from '../timeline/frames.ts';

export interface RenderProgress {
  /** 0–1 of the whole render. */
  fraction: number;
  /** Time left as the work so far tells it; null until there is enough of it. */
  etaMs: number | null;
  /** What happens now, in Chinese: "镜头 3/8 合成中". */
  message: string;
  sceneNumber: number | null;
  /** A JPEG of the picture being drawn now, replaced about once a second; null before the first. */
  liveFramePath: string | null;
}

/** Mixing the sound takes about this part of a render. */
const SOUND_FRACTION = 0.06;

export function soundProgress(): RenderProgress {
  return { fraction: 0, etaMs: null, message: '配音与配乐混合中', sceneNumber: null, liveFramePath: null };
}

/** Turns frames done into what a person wants to know. `startedAt` and `now` in milliseconds of any one clock. */
export function pictureProgress(
  timeline: Timeline,
  frame: number,
  clock: { startedAt: number; now: number },
): Omit<RenderProgress, 'liveFramePath'> {
  const done = Math.min(1, Math.max(0, frame / timeline.totalFrames));
  const elapsedMs = clock.now - clock.startedAt;
  const starts = segmentStarts(timeline.picture);
  const index = Math.max(
    0,
    starts.findLastIndex((start) => start <= frame),
  );
  const sceneNumber = timeline.picture[index]!.sceneNumber;
  const scenes = [...new Set(timeline.picture.map((segment) => segment.sceneNumber))];
  return {
    fraction: SOUND_FRACTION + (1 - SOUND_FRACTION) * done,
    etaMs: done > 0.02 ? Math.round((elapsedMs / done) * (1 - done)) : null,
    message: done >= 1 ? '影片收尾中' : `镜头 ${scenes.indexOf(sceneNumber) + 1}/${scenes.length} 合成中`,
    sceneNumber,
  };
}
