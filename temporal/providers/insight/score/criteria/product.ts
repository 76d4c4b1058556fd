import { allWords, firstMention, mentions, wordsKnown } from '../../filmWords.ts';
import { remake } from '../../remedies.ts';
import { clamp, figure, place, second } from '../../wording.ts';
import type { JudgeBy } from './types.ts';

const SOON_MS = 5_000;
/** However late, it is better than never. */
const LATEST = 40;
const NEVER = 20;

/** 产品出现: how early the product is named or seen. */
export const product: JudgeBy = (film) => {
  const { reading, product: given } = film;
  if (!given) return unjudged('没有选择产品，无法判断产品何时出现。');
  const names = [given.productName, given.category].filter((name) => name.trim() !== '');
  const words = allWords(reading);
  const looked = reading.scenes.some(({ basis }) => basis === 'model');
  if (words.length === 0 && !looked) {
    return unjudged(
      wordsKnown(reading)
        ? '全片没有台词和文字，也没有接入画面理解模型，无法判断产品何时出现。'
        : '没有识别台词与文字，也没有接入画面理解模型，无法判断产品何时出现。',
    );
  }
  const [said] = names
    .map((name) => firstMention(words, name))
    .filter((found) => found !== null)
    .sort((a, b) => a.startMs - b.startMs);
  const seen = reading.scenes.find(
    ({ basis, visualDescription, sceneObjects }) =>
      basis === 'model' &&
      names.some((name) => mentions([visualDescription, ...sceneObjects].join(' '), name)),
  );
  const basis = looked ? '依据台词、文字与画面' : '依据台词与文字，画面未经模型确认';
  const name = given.productName;
  const change = `前五秒出现「${name}」的清楚特写，并说出产品名。`;
  if (!said && !seen) {
    return {
      score: NEVER,
      verdict: `全片没有提到「${name}」（${basis}）。`,
      evidence: [figure(`0 处提到「${name}」`)],
      remedy: remake(film, '在前五秒说出产品名，并给产品一个清楚的特写。', change),
    };
  }
  const firstMs = Math.min(
    said?.startMs ?? Number.POSITIVE_INFINITY,
    seen?.startMs ?? Number.POSITIVE_INFINITY,
  );
  const soon = firstMs <= SOON_MS;
  const share = firstMs / Math.max(1, reading.probe.durationMs);
  return {
    score: soon ? 95 : clamp(Math.max(LATEST, 90 - share * 90)),
    verdict: soon
      ? `产品在 ${second(firstMs)}出现，够早（${basis}）。`
      : `产品到 ${second(firstMs)}才出现，偏晚（${basis}）。`,
    evidence: [
      ...(said
        ? [
            place(reading, said.startMs, {
              figure: `${said.where}首次提到 ${second(said.startMs)}`,
              quote: said.text,
            }),
          ]
        : []),
      ...(seen
        ? [
            place(reading, seen.startMs, {
              figure: `画面首次出现 ${second(seen.startMs)}（模型描述：${seen.visualDescription}）`,
            }),
          ]
        : []),
    ],
    remedy: soon ? null : remake(film, `把产品第一次出现从 ${second(firstMs)}提前到前五秒。`, change),
  };
};

function unjudged(verdict: string) {
  return { score: null, verdict, evidence: [], remedy: null };
}
