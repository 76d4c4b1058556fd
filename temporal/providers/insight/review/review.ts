import type { Finding, ReviewResult } from '../../../contracts/insight.ts';
import { modelEngineName } from '../../ai/model.ts';
import type { Judge, Judged, JudgedFilm } from '../types.ts';
import { adLaw } from './checks/adLaw.ts';
import { aiLabel } from './checks/aiLabel.ts';
import { forbiddenWords } from './checks/forbiddenWords.ts';
import { platformPicture } from './checks/platformPicture.ts';
import { productFacts } from './checks/product.ts';
import { compareScript } from './compareScript.ts';
import { modelFindings } from './modelFindings.ts';
import { reviewReport } from './report.ts';

const ENGINE = 'rules-1';
const CHECKS = [adLaw, forbiddenWords, platformPicture, aiLabel, productFacts];
const ORDER: Record<Finding['severity'], number> = { block: 0, warn: 1, hint: 2 };

/**
 * Reviews a film against advertising law, platform rules, the AI label, the product's facts and its own script. A
 * configured model gives a second opinion on what words alone do not show.
 * @throws AiError where the model was asked and did not answer.
 */
export async function review(
  film: JudgedFilm,
  judge: Judge,
  signal: AbortSignal,
): Promise<Judged<ReviewResult>> {
  const own = CHECKS.flatMap((check) => check(film));
  const further = judge ? await modelFindings(film, own, judge, signal) : [];
  const findings = [...own, ...further].sort((a, b) => ORDER[a.severity] - ORDER[b.severity]);
  const result = {
    passed: findings.every(({ severity }) => severity !== 'block'),
    findings,
    scriptComparison: compareScript(film.reading, film.script),
  };
  return {
    result: { ...result, reviewReport: reviewReport(film, result) },
    engine: judge ? `${ENGINE} + ${modelEngineName(judge)}` : ENGINE,
  };
}
