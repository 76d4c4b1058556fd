import { z } from 'zod';
import type { FilmReading, FilmScene, ProductInfo } from '../../../contracts/insight.ts';
import { generateObject } from '../../ai/generateObject.ts';
import { chatWith, modelEngineName } from '../../ai/model.ts';
import { asMaterial, inChinese, inventedIn, MATERIAL_RULE, trusted } from '../modelWords.ts';
import type { AnsweredOnce, Judge } from '../types.ts';
import { timecode } from '../wording.ts';
import { ROLES } from './roles.ts';

/** Further scenes keep the rule's part: three minutes rarely have more. */
const MOST_SCENES = 120;
const LONGEST = { title: 30, mainContent: 400 };

const answer = z.object({
  title: z.string().max(4_000),
  mainContent: z.string().max(4_000),
  scenes: z.array(z.object({ number: z.number(), role: z.string().max(64) })).max(400),
});
type Answer = z.output<typeof answer>;

const SYSTEM = [
  '你是电商短视频编导，把一条视频拆成结构。只根据给出的镜头、台词、画面文字和产品资料，不得补充其中没有的事实、数字或引语。',
  `title：不超过 20 字的标题。mainContent：三句话以内说清它怎么一步步打动人。scenes：每个镜头的编号（number）和它在结构里的作用（role），只能从这些里选一个：${ROLES.join('、')}。每个镜头都要有。`,
  MATERIAL_RULE,
].join('\n');

export interface Structure {
  /** Empty where the model's words could not be used. */
  title: string;
  mainContent: string;
  /** By the scene's place; null where the model gave none of ours. */
  roles: Array<string | null>;
}

/**
 * Lets a chat model say what each scene is there for: one answer, one round to mend it, kept by content.
 * @returns null where there is nothing that it could judge by: no word, and no picture that anybody saw.
 * @throws AiError
 */
export async function modelStructure(
  { scenes, reading, product }: { scenes: FilmScene[]; reading: FilmReading; product: ProductInfo | null },
  judge: NonNullable<Judge>,
  signal: AbortSignal,
  once: AnsweredOnce,
): Promise<Structure | null> {
  const told = scenes.slice(0, MOST_SCENES);
  const seen = told.some(({ basis }) => basis === 'model');
  if (!seen && told.every(({ asr, subtitle, pictureText }) => `${asr}${subtitle}${pictureText}` === '')) {
    return null;
  }
  const given = asMaterial({
    product,
    durationMs: reading.probe.durationMs,
    scenes: told.map((scene, index) => ({
      number: index + 1,
      time: `${timecode(scene.startMs)}–${timecode(scene.endMs)}`,
      seen: scene.visualDescription,
      said: scene.asr,
      written: [scene.subtitle, scene.pictureText].filter(Boolean).join(' '),
    })),
  });
  const said = await once(['structure', modelEngineName(judge), SYSTEM, given], () =>
    generateObject<Answer>({
      ...chatWith(judge),
      schema: answer,
      system: SYSTEM,
      prompt: given,
      signal,
      findProblems: (value) => problemsOf(value, told.length, given),
    }),
  );
  const roles = new Map(said.scenes.map(({ number, role }) => [number, role.trim()]));
  return {
    title: inChinese(trusted(said.title, given, LONGEST.title)),
    mainContent: inChinese(trusted(said.mainContent, given, LONGEST.mainContent)),
    roles: scenes.map((_, index) => ROLES.find((role) => role === roles.get(index + 1)) ?? null),
  };
}

function problemsOf({ title, mainContent, scenes }: Answer, count: number, given: string): string[] {
  const numbers = new Set(scenes.map(({ number }) => number));
  const missing = Array.from({ length: count }, (_, index) => index + 1).filter((one) => !numbers.has(one));
  const unknown = scenes.filter(({ role }) => !(ROLES as readonly string[]).includes(role.trim()));
  return [
    ...(missing.length > 0 ? [`缺少镜头 ${missing.join('、')}`] : []),
    ...unknown.map(({ number, role }) => `镜头 ${number}：没有“${role}”这个作用`),
    ...inventedIn(`${title} ${mainContent}`, given).map((one) => `资料里没有“${one}”，请去掉`),
  ];
}
