import type { Criterion, ScoreResult } from '../../../contracts/insight.ts';
import type { Judge, Judged, JudgedFilm } from '../types.ts';

/** Scores a film against the rubric. */
export async function score(
  film: JudgedFilm,
  _judge: Judge,
  _signal: AbortSignal,
): Promise<Judged<ScoreResult>> {
  const criteria: Criterion[] = [];
  return {
    result: { score: 0, level: '待改进', criteria, scoringReport: `# ${film.reading.videoName}` },
    engine: 'rubric-1',
  };
}
