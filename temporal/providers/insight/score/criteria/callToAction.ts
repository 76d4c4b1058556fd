import { allWords, wordsKnown } from '../../filmWords.ts';
import { rewrite } from '../../remedies.ts';
import { clamp, figure, place } from '../../wording.ts';
import type { JudgeBy } from './types.ts';

const INVITES =
  /点击|点开|下单|购买|抢购|链接|购物车|小黄车|(?<!受)关注|评论区?|私信|领取|戳|左下角|橱窗|进店|咨询|收藏|试试|拍下|来看一?看|了解一下/;
const END_MS = 6_000;

/** 行动引导: at the end, is the viewer told what to do? */
export const callToAction: JudgeBy = (film) => {
  const { reading } = film;
  const words = allWords(reading);
  if (words.length === 0 && !wordsKnown(reading)) {
    return { score: null, verdict: '没有识别台词与文字，无法判断。', evidence: [], remedy: null };
  }
  const invitations = words.filter(({ text }) => INVITES.test(text));
  const atEnd = invitations.filter(({ endMs }) => endMs >= reading.probe.durationMs - END_MS);
  const last = atEnd.at(-1) ?? invitations.at(-1);
  return {
    score: clamp(atEnd.length > 0 ? 95 : invitations.length > 0 ? 65 : 25),
    verdict:
      atEnd.length > 0
        ? '结尾告诉了观众下一步做什么。'
        : invitations.length > 0
          ? '有行动引导，但不在结尾。'
          : '全片没有告诉观众下一步做什么。',
    evidence: last
      ? [place(reading, last.startMs, { figure: last.where, quote: last.text })]
      : [figure('没有下单、点击、关注之类的引导')],
    remedy:
      atEnd.length > 0
        ? null
        : rewrite(
            film,
            '在最后三秒说清下一步：点哪里、能得到什么。',
            '在结尾加一句明确的行动引导，其余内容不变',
          ),
  };
};
