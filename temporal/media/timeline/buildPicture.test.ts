import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ClipCandidate, SceneClips } from '../../contracts/matching.ts';
import { pictureFrames } from '../../contracts/timeline.ts';
import { buildPicture } from './buildPicture.ts';
import { buildSound } from './buildSound.ts';
import { TimelineError } from './errors.ts';
import { MIN_SPEED } from './fillScene.ts';
import { msAt, sceneRanges } from './frames.ts';
import { chooseFit } from './framing.ts';
import { buildLabel } from './label.ts';
import { validateTimeline } from './validateTimeline.ts';

function clip(startMs: number, endMs: number, more: Partial<ClipCandidate> = {}): ClipCandidate {
  return {
    materialId: 1,
    clipId: 1,
    name: 'a.mp4',
    mediaType: 'video',
    storageKey: `k${startMs}-${endMs}`,
    thumbnailKey: null,
    startMs,
    endMs,
    width: 1280,
    height: 720,
    score: 1,
    reason: '',
    ...more,
  };
}

const image = (storageKey = 'still') => clip(0, 0, { mediaType: 'image', storageKey });
const speechOf = (durations: number[]) =>
  durations.map((durationMs, index) => ({
    sceneNumber: index + 1,
    durationMs,
    text: '',
    voice: '',
    engine: '',
    audioKey: `v${index}`,
    clauses: [],
  }));
const film = { width: 720, height: 1280, fps: 30 };

const anyClip = fc.oneof(
  fc
    .tuple(fc.nat(60_000), fc.integer({ min: 1, max: 12_000 }))
    .map(([start, length]) => clip(start, start + length)),
  fc.constant(image()),
);
const anyScenes = fc.array(
  fc.record({
    durationMs: fc.integer({ min: 1, max: 20_000 }),
    chosen: fc.array(anyClip, { minLength: 1, maxLength: 4 }),
  }),
  { minLength: 1, maxLength: 60 },
);

describe('buildPicture', () => {
  it('adds up to the voice frame by frame, whatever is chosen', () => {
    fc.assert(
      fc.property(anyScenes, fc.constantFrom(24, 25, 30, 60), (scenes, fps) => {
        const clips: SceneClips[] = scenes.map(({ chosen }, index) => ({
          sceneNumber: index + 1,
          chosen,
          alternatives: [],
        }));
        const speech = speechOf(scenes.map((scene) => scene.durationMs));
        const track = buildPicture({ scenes: clips, speech, ...film, fps });
        expect(pictureFrames(track.picture)).toBe(track.totalFrames);
        const sound = buildSound({ picture: track.picture, fps, speech, music: null });
        sound.voice.forEach((voice, index) => {
          const spokenMs = scenes.slice(0, index).reduce((sum, scene) => sum + scene.durationMs + 350, 200);
          // Rounding happens once per position: no drift after any number of scenes.
          expect(Math.abs(voice.startMs - spokenMs)).toBeLessThanOrEqual(Math.ceil(500 / fps) + 1);
        });
        const timeline = {
          version: 1 as const,
          ...track,
          sound,
          captions: [],
          captionStyle: { fontSizePx: 30, marginBottomPx: 0, marginSidePx: 0, maxCharsPerLine: 14 },
          label: buildLabel(msAt(track.totalFrames, fps)),
        };
        const tooShort = /不足一帧/;
        expect(validateTimeline(timeline).filter((problem) => !tooShort.test(problem))).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });

  it('never reads outside a clip and never slows below the limit', () => {
    fc.assert(
      fc.property(
        fc.array(anyClip, { minLength: 1, maxLength: 4 }),
        fc.integer({ min: 200, max: 15_000 }),
        (chosen, durationMs) => {
          const { picture } = buildPicture({
            scenes: [{ sceneNumber: 1, chosen, alternatives: [] }],
            speech: speechOf([durationMs]),
            ...film,
          });
          for (const segment of picture) {
            const source = chosen.find(
              (each) =>
                each.storageKey === segment.sourceKey &&
                each.startMs <= segment.sourceStartMs &&
                each.endMs >= segment.sourceStartMs + segment.sourceDurationMs,
            );
            expect(source).toBeDefined();
            expect(segment.speed).toBeGreaterThanOrEqual(MIN_SPEED);
          }
        },
      ),
    );
  });

  it('slows a clip that is a little short instead of freezing it', () => {
    const { picture } = buildPicture({
      scenes: [{ sceneNumber: 1, chosen: [clip(0, 3400)], alternatives: [] }],
      speech: speechOf([2900]),
      ...film,
    });
    expect(picture).toHaveLength(1);
    expect(picture[0]!.speed).toBeCloseTo(0.85, 2);
    expect(picture[0]!.sourceDurationMs).toBe(3400);
  });

  it('takes the next chosen clip where slowing is not enough', () => {
    const { picture } = buildPicture({
      scenes: [{ sceneNumber: 1, chosen: [clip(0, 1000), clip(5000, 9000)], alternatives: [] }],
      speech: speechOf([1500]),
      ...film,
    });
    expect(picture.map((segment) => segment.sourceKey)).toEqual(['k0-1000', 'k5000-9000']);
  });

  it('moves neighbouring stills differently and fades between scenes only', () => {
    const scenes = [1, 2, 3].map((sceneNumber) => ({
      sceneNumber,
      chosen: [image('a'), image('b')],
      alternatives: [],
    }));
    const { picture } = buildPicture({ scenes, speech: speechOf([4000, 4000, 4000]), ...film });
    expect(picture.map((segment) => segment.transition.kind === 'cut')).toEqual([
      true,
      true,
      false,
      true,
      false,
      true,
    ]);
    for (const [index, segment] of picture.entries())
      expect(segment.motion).not.toBe(picture[index + 1]?.motion);
    expect(sceneRanges(picture).map((range) => range.sceneNumber)).toEqual([1, 2, 3]);
  });

  it('says in Chinese which scene lacks a clip or a voice', () => {
    const scenes = [{ sceneNumber: 7, chosen: [], alternatives: [] }];
    const voice = [{ sceneNumber: 7, durationMs: 1000 }];
    expect(() => buildPicture({ scenes, speech: voice, ...film })).toThrow(
      new TimelineError('镜头 7 没有选用的素材，请先为它选择素材'),
    );
    expect(() => buildPicture({ scenes, speech: [], ...film })).toThrow('镜头 7 没有配音');
  });
});

describe('chooseFit', () => {
  it('crops near shapes and shows far ones whole', () => {
    const portrait = { width: 720, height: 1280 };
    expect(chooseFit({ width: 1080, height: 1440 }, portrait)).toBe('cover');
    expect(chooseFit({ width: 1920, height: 1080 }, portrait)).toBe('blur');
    expect(chooseFit({ width: 1080, height: 1080 }, portrait)).toBe('blur');
    expect(chooseFit({ width: 640, height: 480 }, { width: 1280, height: 720 })).toBe('cover');
  });
});
