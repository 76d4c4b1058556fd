import { labelsOf } from '../../filmWords.ts';
import { aiLabel as check } from '../../review/checks/aiLabel.ts';
import { figure, place } from '../../wording.ts';
import type { JudgeBy } from './types.ts';

/** Shown, but not as the rules want it. */
const SHOWN_WRONG = 50;

/** AI 标识: whether a label that is there stands early and long enough; a film of real takes needs none. */
export const aiLabel: JudgeBy = (film) => {
  const { reading } = film;
  const [finding] = check(film);
  const [label] = labelsOf(reading);
  if (!label) {
    return {
      score: null,
      verdict: reading.engines.reading
        ? '画面上没有 AI 标识；由 AI 生成或合成的视频须在开头标明，真人实拍不需要。'
        : '没有识别画面文字，无法确认有没有 AI 标识。',
      evidence: [],
      remedy: null,
    };
  }
  if (finding) {
    return {
      score: SHOWN_WRONG,
      verdict: `${finding.title}。`,
      evidence: finding.evidence,
      remedy: finding.remedy,
    };
  }
  return {
    score: 100,
    verdict: '开头有 AI 生成标识。',
    evidence: [
      figure('人工智能生成合成内容标识办法'),
      place(reading, label.startMs, { figure: '标识', quote: label.text }),
    ],
    remedy: null,
  };
};
