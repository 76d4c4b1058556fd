import { z } from 'zod';
import { CRITERIA, type Criterion } from '../../../contracts/insight.ts';
import { generateObject } from '../../ai/generateObject.ts';
import { createChatModel } from '../../ai/model.ts';
import type { Judge, JudgedFilm } from '../types.ts';
import { timecode } from '../wording.ts';

/** How far a model may move what was measured. */
const MOST_MOVED = 15;

const keys = CRITERIA.map(({ key }) => key);
const answer = z.object({
  criteria: z.array(
    z.object({
      key: z.enum(keys),
      adjust: z.number().min(-MOST_MOVED).max(MOST_MOVED),
      verdict: z.string().min(4).max(160),
      advice: z.string().max(160),
    }),
  ),
});

/** Lets a model write the verdicts; figures, evidence and prepared changes stay ours. @throws AiError */
export async function modelVerdicts(
  film: JudgedFilm,
  measured: Criterion[],
  judge: NonNullable<Judge>,
  signal: AbortSignal,
): Promise<Criterion[]> {
  const { criteria } = await generateObject({
    model: createChatModel(judge),
    schema: answer,
    system:
      '你是电商短视频评审。只根据给出的测量数据、台词、文字和产品资料评价，不得补充其中没有的事实。每一项写一句结论（verdict）和一句建议（advice，没有就留空字符串），adjust 为对测量得分的修正。',
    prompt: filmInWords(film, measured),
    signal,
    findProblems: ({ criteria: given }) =>
      keys.filter((key) => !given.some((one) => one.key === key)).map((key) => `缺少 ${key}`),
  });
  return measured.map((own) => {
    const said = criteria.find(({ key }) => key === own.key);
    if (!said) return own;
    const { remedy } = own;
    return {
      ...own,
      score: own.score === null ? null : Math.max(0, Math.min(100, Math.round(own.score + said.adjust))),
      verdict: said.verdict,
      remedy: said.advice ? { text: said.advice, action: remedy?.action ?? null } : remedy,
      basis: 'model',
    };
  });
}

function filmInWords({ reading, product, script }: JudgedFilm, measured: Criterion[]): string {
  const scenes = reading.scenes.map(
    (scene) =>
      `${timecode(scene.startMs)}–${timecode(scene.endMs)} ${scene.visualDescription} 台词：${scene.asr || '无'} 文字：${scene.subtitle || '无'}`,
  );
  const own = measured.map(({ key, title, score, verdict, evidence }) => ({
    key,
    title,
    score,
    verdict,
    figures: evidence.map(({ figure }) => figure).filter(Boolean),
  }));
  return [
    `产品：${JSON.stringify(product)}`,
    script ? `计划脚本：${script}` : '',
    `镜头：\n${scenes.join('\n')}`,
    `测量与初评：${JSON.stringify(own)}`,
  ]
    .filter(Boolean)
    .join('\n\n');
}
