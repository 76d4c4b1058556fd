import { z } from 'zod';
import { CRITERIA, type Criterion } from '../../../contracts/insight.ts';
import { generateObject } from '../../ai/generateObject.ts';
import { chatWith } from '../../ai/model.ts';
import { asMaterial, inChinese, inventedIn, MATERIAL_RULE, trusted } from '../modelWords.ts';
import type { Judge, JudgedFilm } from '../types.ts';
import { clamp, timecode } from '../wording.ts';

/** How far a model may move what was measured. */
const MOST_MOVED = 15;
const LONGEST = 160;
const MOST_SCENES = 80;
/** A recommendation may name these without inventing a fact: "前 3 秒", "1 秒内", "两行". */
const COMMON = '0 1 2 3 4 5';

const keys = CRITERIA.map(({ key }) => key);
// Lengths and bounds are ours to keep; an answer is not thrown away for them.
const answer = z.object({
  criteria: z
    .array(
      z.object({
        key: z.string().max(64),
        adjust: z.number().nullish(),
        verdict: z.string().max(4_000),
        advice: z.string().max(4_000).nullish(),
      }),
    )
    .max(40),
});

const SYSTEM = [
  '你是电商短视频评审。只根据给出的测量数据、台词、文字和产品资料评价，不得补充其中没有的事实、数字或引语。',
  `每一项写一句结论（verdict）和一句具体的修改建议（advice，没有就留空字符串），各不超过 80 字；adjust 为对测量得分的修正，−${MOST_MOVED} 到 ${MOST_MOVED}。`,
  `key 依次为 ${keys.join('、')}，每项都要有。`,
  MATERIAL_RULE,
].join('\n');

/**
 * Lets a model write the verdicts; figures, evidence and prepared changes stay ours. A verdict with numbers or quotes
 * that were not given is not used, and what could not be judged stays so.
 * @throws AiError
 */
export async function modelVerdicts(
  film: JudgedFilm,
  measured: Criterion[],
  judge: NonNullable<Judge>,
  signal: AbortSignal,
): Promise<Criterion[]> {
  const given = asMaterial(filmInWords(film, measured));
  const known = `${given} ${COMMON}`;
  const { criteria } = await generateObject({
    ...chatWith(judge),
    schema: answer,
    system: SYSTEM,
    prompt: given,
    signal,
    findProblems: ({ criteria: answered }) => [
      ...keys.filter((key) => !answered.some((one) => one.key === key)).map((key) => `缺少 ${key}`),
      ...answered.flatMap(({ key, verdict, advice }) =>
        inventedIn(`${verdict} ${advice ?? ''}`, known).map(
          (invented) => `${key}：资料里没有“${invented}”，请去掉`,
        ),
      ),
    ],
  });
  return measured.map((own) => {
    const said = criteria.find(({ key }) => key === own.key);
    const verdict = said ? inChinese(trusted(said.verdict, known, LONGEST)) : '';
    if (!said || own.score === null || verdict === '') return own;
    const advice = trusted(said.advice ?? '', known, LONGEST);
    const adjust = Math.max(-MOST_MOVED, Math.min(MOST_MOVED, said.adjust ?? 0));
    return {
      ...own,
      score: clamp(own.score + adjust),
      verdict,
      remedy: advice ? { text: advice, action: own.remedy?.action ?? null } : own.remedy,
      basis: 'model',
    };
  });
}

function filmInWords({ reading, product, script }: JudgedFilm, measured: Criterion[]): object {
  return {
    product,
    script,
    scenes: reading.scenes.slice(0, MOST_SCENES).map((scene) => ({
      time: `${timecode(scene.startMs)}–${timecode(scene.endMs)}`,
      seen: scene.visualDescription,
      said: scene.asr,
      written: [scene.subtitle, scene.pictureText].filter(Boolean).join(' '),
    })),
    measured: measured.map(({ key, title, score, verdict, evidence }) => ({
      key,
      title,
      score,
      verdict,
      figures: evidence.map(({ figure }) => figure).filter(Boolean),
    })),
  };
}
