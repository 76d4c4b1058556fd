import { z } from 'zod';
import type { SceneLook } from '../../contracts/insight.ts';
import type { FoundWords } from '../../contracts/media.ts';
import { simplified } from '../recognition/simplified.ts';
import { plainText } from '../script/sanitise.ts';

const LONGEST = { visualDescription: 160, lighting: 40, cameraShot: 40, background: 60, object: 16 };
const MOST_OBJECTS = 8;
const words = z.string().max(2_000).nullish();

/** What the model answers; the fields are named as in the REST face. Lengths are cut here, not worth a second try. */
export const shotAnswer = z.object({
  shots: z
    .array(
      z.object({
        shot: z.number().int(),
        visual_description: z.string().min(1).max(2_000),
        lighting: words,
        camera_shot: words,
        background: words,
        scene_objects: z.array(z.string().max(200)).max(60).nullish(),
      }),
    )
    .max(60),
});

export type AnsweredShot = z.output<typeof shotAnswer>['shots'][number];

/** What stands wrong in an answer, as sentences for the model's second try. */
export function answerProblems(answered: readonly AnsweredShot[], wanted: readonly number[]): string[] {
  return wanted.flatMap((number) => {
    const found = answered.find(({ shot }) => shot === number);
    if (!found) return [`缺少镜头 ${number}`];
    const chinese = /\p{Script=Han}/u.test(found.visual_description);
    return chinese ? [] : [`镜头 ${number} 的 visual_description 须用简体中文`];
  });
}

/** The model's words as a look: plain, simplified, short, and without writing that nobody read; null where none are left. */
export function toLook(answer: AnsweredShot, found: FoundWords): SceneLook | null {
  const clean = (text: string | null | undefined, longest: number) =>
    shorten(withoutInventedWriting(plainText(simplified(text ?? '')), found), longest);
  const visualDescription = clean(answer.visual_description, LONGEST.visualDescription);
  if (!/\p{Script=Han}/u.test(visualDescription)) return null;
  const objects = (answer.scene_objects ?? []).map((name) => clean(name, LONGEST.object));
  return {
    visualDescription,
    lighting: clean(answer.lighting, LONGEST.lighting),
    cameraShot: clean(answer.camera_shot, LONGEST.cameraShot),
    background: clean(answer.background, LONGEST.background),
    sceneObjects: [...new Set(objects)].filter(Boolean).slice(0, MOST_OBJECTS),
    basis: 'model',
  };
}

const QUOTED = /[“「『"《]([^”」』"》]{2,})[”」』"》]/g;

/**
 * Models read small writing wrongly and with confidence. What they quote stays where our own reading or hearing has
 * it too; else it only says that there is writing.
 */
function withoutInventedWriting(text: string, { heard, read }: FoundWords): string {
  const known = bare(
    [...(read?.lines ?? []), ...(heard?.segments ?? [])].map((line) => simplified(line.text)).join(''),
  );
  return text.replace(QUOTED, (whole, inner: string) => (known.includes(bare(inner)) ? whole : '文字'));
}

const bare = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** Cut at the end of a phrase where one is near. */
function shorten(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const cut = text.slice(0, longest);
  const end = Math.max(...['。', '，', '；', '、'].map((sign) => cut.lastIndexOf(sign)));
  return end > longest / 2 ? cut.slice(0, end) : cut;
}
