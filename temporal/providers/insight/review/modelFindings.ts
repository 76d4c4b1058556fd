import { z } from 'zod';
import type { Finding } from '../../../contracts/insight.ts';
import { generateObject } from '../../ai/generateObject.ts';
import { chatWith } from '../../ai/model.ts';
import { plainText } from '../../script/sanitise.ts';
import { allWords } from '../filmWords.ts';
import { asMaterial, bare, MATERIAL_RULE } from '../modelWords.ts';
import type { Judge, JudgedFilm } from '../types.ts';
import { place, timecode } from '../wording.ts';

const MOST = 8;
const LONGEST = { rule: 60, title: 60, detail: 240, advice: 160 };
const text = z.string().max(4_000);

const answer = z.object({
  findings: z
    .array(
      z.object({
        severity: z.enum(['block', 'warn', 'hint']),
        rule: text,
        title: text,
        detail: text,
        quote: text,
        advice: text.nullish(),
      }),
    )
    .max(60),
});

const SYSTEM = [
  '你是广告合规审查员。只根据给出的台词、画面文字、脚本和产品资料指出问题。',
  'quote 必须逐字摘自台词、画面文字或脚本；known 里已列出的问题不要重复；没有问题就返回空数组。',
  'severity 用 warn（可能被平台拒绝）或 hint（可以更好）；rule 写依据的法规或平台规则。',
  MATERIAL_RULE,
].join('\n');

/**
 * A model's second opinion. What it quotes must stand in the film or the script, or it does not count; and alone it
 * blocks nothing.
 * @throws AiError
 */
export async function modelFindings(
  { reading, product, script }: JudgedFilm,
  known: readonly Finding[],
  judge: NonNullable<Judge>,
  signal: AbortSignal,
): Promise<Finding[]> {
  const words = allWords(reading);
  if (words.length === 0 && script === '') return [];
  const { findings } = await generateObject({
    ...chatWith(judge),
    schema: answer,
    system: SYSTEM,
    prompt: asMaterial({
      product,
      words: words.map(({ startMs, where, text: line }) => `${timecode(startMs)} ${where}：${line}`),
      script,
      known: known.map(({ title }) => title),
    }),
    signal,
  });
  const counted = findings.flatMap(({ severity, quote, advice, ...said }): Finding[] => {
    const wanted = bare(quote);
    const found = wanted.length < 2 ? undefined : words.find((one) => bare(one.text).includes(wanted));
    const planned = wanted.length >= 2 && bare(script).includes(wanted);
    const title = plainText(said.title).slice(0, LONGEST.title);
    if ((!found && !planned) || title === '') return [];
    const remedy = plainText(advice ?? '').slice(0, LONGEST.advice);
    return [
      {
        severity: severity === 'hint' ? 'hint' : 'warn',
        rule: plainText(said.rule).slice(0, LONGEST.rule) || 'AI 模型意见',
        title,
        detail: plainText(said.detail).slice(0, LONGEST.detail),
        evidence: [
          found
            ? place(reading, found.startMs, { figure: found.where, quote: plainText(quote) })
            : { atMs: null, thumbnailKey: null, figure: '脚本中', quote: plainText(quote) },
        ],
        remedy: remedy ? { text: remedy, action: null } : null,
      },
    ];
  });
  return counted.slice(0, MOST);
}
