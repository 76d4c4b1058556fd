import { allWords, clamp, figure, firstMention, place, seconds } from '../../wording.ts';
import type { JudgeBy } from './types.ts';

const SOON_MS = 5_000;

/** 产品出现: how early the product is named or seen. */
export const product: JudgeBy = ({ reading, product: given }) => {
  if (!given) return unjudged('没有选择产品，无法判断产品何时出现。');
  const names = [given.productName, given.category].filter(Boolean);
  const words = allWords(reading);
  const said = names.map((name) => firstMention(words, name)).filter((found) => found !== null);
  const seen = reading.scenes.find(
    ({ basis, visualDescription, sceneObjects }) =>
      basis === 'model' &&
      names.some((name) => [visualDescription, ...sceneObjects].join(' ').includes(name)),
  );
  const looked = reading.engines.looking.startsWith('measured') === false;
  if (words.length === 0 && !looked) {
    return unjudged('没有识别到台词或文字，也没有接入画面理解模型，无法判断产品何时出现。');
  }
  const firstMs = Math.min(...said.map(({ startMs }) => startMs), seen?.startMs ?? Number.POSITIVE_INFINITY);
  const basis = looked ? '依据台词、文字与画面' : '依据台词与文字，画面未经模型确认';
  if (!Number.isFinite(firstMs)) {
    return {
      score: 20,
      verdict: `全片没有提到「${given.productName}」（${basis}）。`,
      evidence: [figure(`0 处提到「${given.productName}」`)],
      remedy: {
        text: '在前五秒说出产品名，并给产品一个清楚的特写。',
        action: {
          kind: 'mixcut',
          input: `${given.productName}：${given.sellingPoints.join('、')}，前五秒出现产品特写并说出产品名`,
          rawScript: null,
        },
      },
    };
  }
  const share = firstMs / Math.max(1, reading.probe.durationMs);
  const score = clamp(firstMs <= SOON_MS ? 95 : 90 - share * 90);
  return {
    score,
    verdict:
      firstMs <= SOON_MS
        ? `产品在 ${seconds(firstMs)} 出现，够早（${basis}）。`
        : `产品到 ${seconds(firstMs)} 才出现，偏晚（${basis}）。`,
    evidence: [
      place(reading, firstMs, { figure: `首次出现 ${seconds(firstMs)}`, quote: said[0]?.text ?? '' }),
    ],
    remedy:
      firstMs <= SOON_MS
        ? null
        : { text: '把产品第一次出现提前到前五秒。', action: { kind: 'seek', atMs: firstMs } },
  };
};

function unjudged(verdict: string) {
  return { score: null, verdict, evidence: [], remedy: null };
}
