import type { Finding } from '../../../../contracts/insight.ts';
import { allWords, wordsKnown } from '../../filmWords.ts';
import { adLaw } from '../../review/checks/adLaw.ts';
import { forbiddenWords } from '../../review/checks/forbiddenWords.ts';
import { productFacts } from '../../review/checks/product.ts';
import { clamp, figure } from '../../wording.ts';
import type { JudgeBy } from './types.ts';

const COSTS: Record<Finding['severity'], number> = { block: 45, warn: 15, hint: 0 };
const MOST_PLACES = 4;

/** 广告法与平台规则: the review's findings that stand in the film itself, as one line of the score. */
export const rules: JudgeBy = (film) => {
  if (!wordsKnown(film.reading) && allWords(film.reading).length === 0) {
    return { score: null, verdict: '没有识别台词与文字，无法对照规则。', evidence: [], remedy: null };
  }
  const findings = [adLaw, forbiddenWords, productFacts]
    .flatMap((check) => check(film))
    // What stands only in the planned script is the review's to tell.
    .filter(({ evidence }) => evidence.some(({ atMs }) => atMs !== null))
    .sort((a, b) => COSTS[b.severity] - COSTS[a.severity]);
  const [worst] = findings;
  if (!worst) {
    return {
      score: 100,
      verdict: '没有发现违禁词、站外导流和查无依据的数据。',
      evidence: [figure('逐句对照了台词、字幕和画面文字')],
      remedy: null,
    };
  }
  const blocking = findings.filter(({ severity }) => severity === 'block').length;
  return {
    score: clamp(findings.reduce((score, { severity }) => score - COSTS[severity], 100)),
    verdict: `${findings.length} 处可能违规${blocking > 0 ? `，其中 ${blocking} 处须改后再发布` : ''}：${worst.title}（${worst.rule}）。`,
    evidence: findings
      .flatMap(({ title, evidence }) =>
        evidence
          .filter(({ atMs }) => atMs !== null)
          .slice(0, 1)
          .map((one) => ({ ...one, figure: title })),
      )
      .slice(0, MOST_PLACES),
    remedy: worst.remedy && { ...worst.remedy, text: `${worst.title}：${worst.remedy.text}` },
  };
};
