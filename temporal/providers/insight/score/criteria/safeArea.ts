import type { PlacedText, Remedy } from '../../../../contracts/insight.ts';
import { isAiLabel } from '../../aiLabelText.ts';
import { mentions } from '../../filmWords.ts';
import { freeArea, type Hidden, hiddenBy } from '../../platformInterface.ts';
import { remake } from '../../remedies.ts';
import type { JudgedFilm } from '../../types.ts';
import { clamp, figure, percent, place } from '../../wording.ts';
import type { JudgeBy } from './types.ts';

/** Readers of pictures draw their boxes a little large. */
const TOUCHES = 0.12;
/** What is cut into is as good as lost. */
const LEAST_HARM = 0.5;
const MOST_PLACES = 5;
const OFFER = /[¥￥]|\d\s*[元折]|包邮|立减|满减|赠|券|限时/;

/** 平台安全区: captions, offers, product words and the AI label that lie under the apps' own buttons and bars. */
export const safeArea: JudgeBy = (film) => {
  const { reading } = film;
  if (!reading.engines.reading) {
    return { score: null, verdict: '没有识别画面文字，无法判断是否被遮挡。', evidence: [], remedy: null };
  }
  const counted = reading.writing.filter((line) => matters(line, film));
  if (counted.length === 0) {
    return { score: null, verdict: '画面上没有字幕和产品文字，不用避让。', evidence: [], remedy: null };
  }
  const hidden = counted.flatMap((line) => {
    const by = hiddenBy(line.box, reading.probe);
    return by && by.share >= TOUCHES ? [{ line, by }] : [];
  });
  const shownMs = counted.reduce((sum, line) => sum + lasting(line), 0);
  const harm = hidden.reduce((sum, { line, by }) => sum + lasting(line) * Math.max(LEAST_HARM, by.share), 0);
  const worst = hidden.toSorted((a, b) => b.by.share * lasting(b.line) - a.by.share * lasting(a.line));
  return {
    score: clamp(hidden.length === 0 ? 100 : 90 - (harm / shownMs) * 90),
    verdict:
      hidden.length === 0
        ? '字幕和产品文字都避开了平台的按钮和文字。'
        : `${counted.length} 处字幕和产品文字里，${hidden.length} 处被平台界面挡住：${byZone(hidden)}。`,
    evidence: [
      figure(`${counted.length} 处文字（${freeArea(reading.probe)}）`),
      ...worst
        .slice(0, MOST_PLACES)
        .sort((a, b) => a.line.startMs - b.line.startMs)
        .map(({ line, by }) =>
          place(reading, line.startMs, { figure: `${by.zone}挡住 ${percent(by.share)}`, quote: line.text }),
        ),
    ],
    remedy: remedyFor(film, hidden),
  };
};

type Covered = Array<{ line: PlacedText; by: Hidden }>;

/** Signs in the scenery may lie where they like. */
function matters({ kind, text }: PlacedText, { product }: JudgedFilm): boolean {
  if (kind === 'caption' || isAiLabel(text) || OFFER.test(text)) return true;
  const facts = product ? [product.productName, ...product.sellingPoints, ...product.keyFeatures] : [];
  return facts.some((fact) => mentions(text, fact));
}

/** A still picture counts as a moment. */
const lasting = ({ startMs, endMs }: PlacedText) => Math.max(1, endMs - startMs);

function byZone(hidden: Covered): string {
  const counts = new Map<string, number>();
  for (const { by } of hidden) counts.set(by.zone, (counts.get(by.zone) ?? 0) + 1);
  return [...counts].map(([zone, count]) => `${zone} ${count} 处`).join('，');
}

/** Captions are drawn anew by us; what is filmed or drawn into the picture has to be shot or set otherwise. */
function remedyFor(film: JudgedFilm, hidden: Covered): Remedy | null {
  const [first] = hidden;
  if (!first) return null;
  const free = freeArea(film.reading.probe);
  if (hidden.some(({ line }) => line.kind === 'caption')) {
    const text = `把字幕和产品文字移进安全区：${free}。`;
    return remake(film, text, `保留原台词，重新排字幕，放在安全区里：${free}。`);
  }
  return {
    text: `把画面里的产品文字和贴纸移进安全区：${free}。`,
    action: { kind: 'seek', atMs: first.line.startMs },
  };
}
