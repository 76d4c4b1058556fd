import { z } from 'zod';
import type { Finding } from '../../../contracts/insight.ts';
import { generateObject } from '../../ai/generateObject.ts';
import { createChatModel } from '../../ai/model.ts';
import type { Judge, JudgedFilm } from '../types.ts';
import { allWords, place, timecode } from '../wording.ts';

const answer = z.object({
  findings: z
    .array(
      z.object({
        severity: z.enum(['warn', 'hint']),
        rule: z.string().min(2).max(60),
        title: z.string().min(2).max(60),
        detail: z.string().min(4).max(240),
        quote: z.string().max(120),
        advice: z.string().max(160),
      }),
    )
    .max(8),
});

/** A model's second opinion. What it quotes must stand in the film or the script, or it does not count. */
export async function modelFindings(
  { reading, product, script }: JudgedFilm,
  known: readonly Finding[],
  judge: NonNullable<Judge>,
  signal: AbortSignal,
): Promise<Finding[]> {
  const words = allWords(reading);
  const lines = words.map(({ startMs, text }) => `${timecode(startMs)} ${text}`);
  const { findings } = await generateObject({
    model: createChatModel(judge),
    schema: answer,
    system:
      '你是广告合规审查员。只根据给出的台词、画面文字、脚本和产品资料指出问题；quote 必须逐字摘自原文；已列出的问题不要重复；没有问题就返回空数组。',
    prompt: [
      `产品：${JSON.stringify(product)}`,
      `台词与文字：\n${lines.join('\n') || '无'}`,
      `脚本：${script || '无'}`,
      `已发现：${known.map(({ title }) => title).join('；') || '无'}`,
    ].join('\n\n'),
    signal,
  });
  return findings.flatMap(({ quote, advice, ...finding }) => {
    const said = words.find(({ text }) => quote !== '' && text.includes(quote));
    if (!said && !(quote !== '' && script.includes(quote))) return [];
    const evidence = said
      ? place(reading, said.startMs, { quote })
      : { atMs: null, thumbnailKey: null, figure: '脚本中', quote };
    return [{ ...finding, evidence: [evidence], remedy: advice ? { text: advice, action: null } : null }];
  });
}
