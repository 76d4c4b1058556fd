import { allWords, firstPointMade, wordsKnown } from '../../filmWords.ts';
import { rewrite } from '../../remedies.ts';
import { clamp, figure, place } from '../../wording.ts';
import type { JudgeBy } from './types.ts';

/** 卖点覆盖: which of the product's own selling points are said or shown. */
export const sellingPoints: JudgeBy = (film) => {
  const { reading, product } = film;
  const points = [...new Set((product?.sellingPoints ?? []).map((point) => point.trim()).filter(Boolean))];
  if (points.length === 0) {
    return {
      score: null,
      verdict: product ? '产品没有填写卖点，无法核对。' : '没有选择产品，无法核对卖点。',
      evidence: [],
      remedy: null,
    };
  }
  const words = allWords(reading);
  if (words.length === 0 && !wordsKnown(reading)) {
    return { score: null, verdict: '没有识别台词与文字，无法核对卖点。', evidence: [], remedy: null };
  }
  const found = points.map((point) => ({ point, at: firstPointMade(words, point) }));
  const missing = found.filter(({ at }) => at === null).map(({ point }) => point);
  const covered = points.length - missing.length;
  return {
    score: clamp(20 + (covered / points.length) * 80),
    verdict:
      missing.length === 0
        ? `${points.length} 个卖点都讲到了。`
        : `${points.length} 个卖点讲到 ${covered} 个，没讲到：${missing.join('、')}。`,
    evidence: [
      figure(`卖点覆盖 ${covered}/${points.length}`),
      ...found.flatMap(({ point, at }) =>
        at ? [place(reading, at.startMs, { figure: `${at.where}讲到「${point}」`, quote: at.text })] : [],
      ),
    ],
    remedy:
      missing.length === 0
        ? null
        : rewrite(
            film,
            `补上没有讲到的卖点：${missing.join('、')}。`,
            `在脚本中补充卖点：${missing.join('、')}`,
          ),
  };
};
