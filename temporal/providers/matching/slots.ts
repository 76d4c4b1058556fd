import { MAX_SLOWDOWN } from './fitness.ts';
import type { ClipInfo, SceneQuery } from './types.ts';

/** A place for one shot. Every scene has one that must be filled; long scenes have more. */
export interface Slot {
  sceneIndex: number;
  wantedMs: number;
  required: boolean;
}

/** A part of a clip that can stand in one slot; parts of one clip never overlap. */
export interface Unit {
  clipIndex: number;
  /** The clip with its range narrowed to this part. */
  clip: ClipInfo;
  /** 0 for the clip's beginning; later parts are for when material is short. */
  part: number;
}

/** A viewer tires of a shot that stands longer than this under one sentence. */
const LONG_SHOT_MS = 6000;
const USUAL_SHOT_MS = 4500;
/** How long an image may stand. */
const IMAGE_SHOT_MS = 6000;
const MIN_PART_MS = 1500;

/** The slots of a film: one shot for a sentence up to six seconds, several for a longer one. */
export function planSlots(scenes: SceneQuery[]): Slot[] {
  return scenes.flatMap((scene, sceneIndex) => {
    const shots = scene.durationMs <= LONG_SHOT_MS ? 1 : Math.ceil(scene.durationMs / USUAL_SHOT_MS);
    return Array.from({ length: shots }, (_, index) => ({
      sceneIndex,
      wantedMs: Math.round(scene.durationMs / shots),
      required: index === 0,
    }));
  });
}

/**
 * Cuts long clips into parts, each long enough for the longest slot with room to fit the real voice, so that one
 * long take can serve several sentences without showing the same moment twice.
 */
export function cutUnits(clips: ClipInfo[], slots: Slot[]): Unit[] {
  const longestSlotMs = Math.max(...slots.map((slot) => slot.wantedMs), MIN_PART_MS);
  const partMs = Math.round(longestSlotMs * 1.25);
  return clips.flatMap((clip, clipIndex) => {
    const lengthMs = clip.endMs - clip.startMs;
    const parts =
      clip.mediaType === 'image' ? 1 : Math.max(1, Math.min(slots.length, Math.floor(lengthMs / partMs)));
    return Array.from({ length: parts }, (_, part) => {
      const startMs = clip.startMs + part * partMs;
      const endMs = part === parts - 1 ? clip.endMs : startMs + partMs;
      return { clipIndex, part, clip: parts === 1 ? clip : { ...clip, startMs, endMs } };
    });
  });
}

/** How much of a scene a shot can cover: as shot, or slowed as far as it still looks right. */
export function coverMs(clip: ClipInfo): number {
  return clip.mediaType === 'image' ? IMAGE_SHOT_MS : (clip.endMs - clip.startMs) * MAX_SLOWDOWN;
}
