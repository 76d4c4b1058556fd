import type { Criterion, ScoreResult } from '../../../contracts/insight.ts';
import { modelEngineName } from '../../ai/model.ts';
import type { Judge, Judged, JudgedFilm } from '../types.ts';
import { modelVerdicts } from './modelVerdicts.ts';
import { scoringReport } from './report.ts';
import { judgeAll, totalScore } from './rubric.ts';

/** Of our rules; with a model, its name stands behind it. */
const ENGINE = 'rubric-2';

/**
 * Scores a film against the rubric. What was measured decides; a configured model may write the sentences and move
 * a score a little, and says so in `basis`.
 * @throws AiError where the model was asked and did not answer.
 */
export async function score(
  film: JudgedFilm,
  judge: Judge,
  signal: AbortSignal,
): Promise<Judged<ScoreResult>> {
  const measured = judgeAll(film);
  const criteria: Criterion[] = judge ? await modelVerdicts(film, measured, judge, signal) : measured;
  const total = totalScore(criteria);
  const result = { score: total, level: levelOf(total), criteria };
  return {
    result: { ...result, scoringReport: scoringReport(film, result) },
    engine: judge ? `${ENGINE} + ${modelEngineName(judge)}` : ENGINE,
  };
}

function levelOf(total: number): ScoreResult['level'] {
  if (total >= 85) return '优秀';
  if (total >= 70) return '良好';
  return total >= 55 ? '合格' : '待改进';
}
