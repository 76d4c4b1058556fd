import { toldWords, wordsKnown } from '../../filmWords.ts';
import { rewrite } from '../../remedies.ts';
import { clamp, figure, place } from '../../wording.ts';
import { OPENING_MS } from './opening.ts';
import type { JudgeBy } from './types.ts';

/** What makes a thumb stop, and how people call it. */
const HOOKS: ReadonlyArray<[kind: string, mark: RegExp]> = [
  ['提问', /[?？]|吗|为什么|怎么|几[个步分]|有没有/],
  ['痛点', /还在|别再|千万|烦|难|贵|累|麻烦|担心|救命|后悔/],
  ['反差', /居然|竟然|没想到|终于|原来|其实/],
  ['数字', /\d|[一二三四五六七八九十百千万两][个步招分天元块种秒年倍]/],
  ['说给你听', /你|您|姐妹|家人们|宝妈/],
];
const ONE = 75;
const MORE = 95;
const WORDS_ONLY = 45;
const NOTHING = 15;

/** 开场钩子: is there, in the first three seconds, a reason to stay? */
export const hook: JudgeBy = (film) => {
  const { reading } = film;
  const words = toldWords(reading).filter(({ startMs }) => startMs < OPENING_MS);
  if (words.length === 0 && !wordsKnown(reading)) {
    return {
      score: null,
      verdict: '没有识别台词与画面文字，无法判断开场说了什么。',
      evidence: [],
      remedy: null,
    };
  }
  const found = HOOKS.flatMap(([kind, mark]) => {
    const said = words.find(({ text }) => mark.test(text));
    return said ? [{ kind, said }] : [];
  });
  const [best] = found;
  const [first] = words;
  const kinds = found.map(({ kind }) => kind).join('、');
  return {
    score: clamp(found.length > 1 ? MORE : found.length === 1 ? ONE : first ? WORDS_ONLY : NOTHING),
    verdict: best
      ? `开场用了${kinds}，给了看下去的理由。`
      : first
        ? '开场的话没有提问、数字或痛点。'
        : '开场没有说任何话，没有看下去的理由。',
    evidence: best
      ? [place(reading, best.said.startMs, { figure: kinds, quote: best.said.text })]
      : first
        ? [place(reading, first.startMs, { figure: '开场第一句', quote: first.text })]
        : [figure('前 3 秒没有识别到台词或画面文字')],
    remedy:
      found.length > 0
        ? null
        : rewrite(
            film,
            '用一个问题、数字或用户痛点开场。',
            '把开场三秒改成一个直接的问题、数字或痛点，其余内容不变',
          ),
  };
};
