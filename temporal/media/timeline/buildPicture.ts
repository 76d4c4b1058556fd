import type { SceneClips } from '../../contracts/matching.ts';
import type { SceneSpeech } from '../../contracts/speech.ts';
import { type PictureSegment, SCENE_BREATH_MS, type Timeline } from '../../contracts/timeline.ts';
import { TimelineError } from './errors.ts';
import { fillScene, type ShotFill } from './fillScene.ts';
import { frameAt } from './frames.ts';
import { chooseFit, sceneTransition, stillMotion } from './framing.ts';

export type PictureTrack = Pick<Timeline, 'width' | 'height' | 'fps' | 'totalFrames' | 'picture'>;

export interface PictureOptions {
  /** Picture before the first word. */
  leadMs: number;
  /** Picture after each sentence; the transition to the next scene happens in it. */
  breathMs: number;
  /** Picture after the last word. */
  tailMs: number;
  transitionMs: number;
  /** A scene is cut into several shots only while each stays this long. */
  minShotMs: number;
}

export const PICTURE_DEFAULTS: PictureOptions = {
  leadMs: 200,
  breathMs: SCENE_BREATH_MS,
  tailMs: 900,
  transitionMs: 300,
  minShotMs: 1600,
};

export interface PictureInput {
  scenes: SceneClips[];
  speech: Array<Pick<SceneSpeech, 'sceneNumber' | 'durationMs'>>;
  width: number;
  height: number;
  fps: number;
  options?: Partial<PictureOptions>;
}

/**
 * The picture track: the voice decides how long a scene lasts, its chosen clips cover it frame by frame.
 * A transition runs in the breath before its scene, so that the scene is fully there when its voice starts.
 * Throws TimelineError where a scene has no clip or no voice.
 */
export function buildPicture({ scenes, speech, width, height, fps, options }: PictureInput): PictureTrack {
  const { leadMs, breathMs, tailMs, transitionMs, minShotMs } = { ...PICTURE_DEFAULTS, ...options };
  const picture: PictureSegment[] = [];
  let endMs = 0;
  let startFrame = 0;
  let stills = 0;
  scenes.forEach((scene, index) => {
    const voice = speech.find((each) => each.sceneNumber === scene.sceneNumber);
    if (!voice) throw new TimelineError(`镜头 ${scene.sceneNumber} 没有配音，无法合成`);
    if (scene.chosen.length === 0)
      throw new TimelineError(`镜头 ${scene.sceneNumber} 没有选用的素材，请先为它选择素材`);
    endMs +=
      (index === 0 ? leadMs : 0) + voice.durationMs + (index === scenes.length - 1 ? tailMs : breathMs);
    const endFrame = Math.max(startFrame + 1, frameAt(endMs, fps));
    const own = endFrame - startFrame;
    const previous = picture.at(-1);
    let overlap = overlapFrames(previous, own, frameAt(transitionMs, fps));
    let fills = fillScene(scene.chosen, own + overlap, fps, frameAt(minShotMs, fps));
    if (overlap > 0 && fills[0]!.frames <= overlap * 2) {
      // A first shot this short would be over before it is fully there: cut instead.
      overlap = 0;
      fills = fillScene(scene.chosen, own, fps, frameAt(minShotMs, fps));
    }
    const segments = fills.map((fill) =>
      toSegment(fill, scene.sceneNumber, { width, height }, () => stills++),
    );
    if (previous && overlap > 0)
      segments[0]!.transition = {
        kind: sceneTransition(previous.sourceKey, segments[0]!.sourceKey),
        frames: overlap,
      };
    picture.push(...segments);
    startFrame = endFrame;
  });
  return { width, height, fps, totalFrames: startFrame, picture };
}

/** No transition may eat more than a third of the scenes it joins, nor reach back over an earlier one. */
function overlapFrames(previous: PictureSegment | undefined, own: number, wanted: number): number {
  if (!previous) return 0;
  const free = previous.frames - previous.transition.frames;
  return Math.max(0, Math.min(wanted, Math.floor(free / 3), Math.floor(own / 3)));
}

function toSegment(
  fill: ShotFill,
  sceneNumber: number,
  film: { width: number; height: number },
  nextStill: () => number,
): PictureSegment {
  const { clip } = fill;
  return {
    sceneNumber,
    sourceKey: clip.storageKey,
    mediaType: clip.mediaType,
    sourceStartMs: fill.sourceStartMs,
    sourceDurationMs: fill.sourceDurationMs,
    speed: fill.speed,
    frames: fill.frames,
    fit: chooseFit(clip, film),
    motion: clip.mediaType === 'image' ? stillMotion(nextStill()) : 'none',
    transition: { kind: 'cut', frames: 0 },
  };
}
