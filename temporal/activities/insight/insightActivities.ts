import { planTools } from '../../../server/domains/insight/plan.ts';
import { failTool } from '../../../server/domains/projects/stepState.ts';
import type { InsightActivities, StepActivity } from '../../contracts/activities.ts';
import type { ANALYZE_STEPS, DECOMPOSE_STEPS, ONE_ANALYZE_STEPS } from '../../contracts/insight.ts';
import type { WorkerApp } from '../workerApp.ts';
import { analyzeFilm } from './analyzeFilm.ts';
import { decomposeFilm } from './decomposeFilm.ts';
import { readFilm } from './readFilm.ts';
import { reviewFilm } from './reviewFilm.ts';
import { runTool, type ToolBody } from './runTool.ts';
import { scoreFilm } from './scoreFilm.ts';

type ToolActivity = (
  | (typeof ONE_ANALYZE_STEPS)[number]
  | (typeof DECOMPOSE_STEPS)[number]
  | (typeof ANALYZE_STEPS)[number]
)['activity'];

/** The tools by the names in their step tables, and what their workflow needs beside them. */
export function createInsightActivities(
  app: WorkerApp,
): Record<ToolActivity, StepActivity> & InsightActivities {
  const tool =
    <Result>(body: ToolBody<Result>): StepActivity =>
    (input) =>
      runTool(app, input, body);
  return {
    analyzeFilm: tool(analyzeFilm),
    scoreFilm: tool(scoreFilm),
    reviewFilm: tool(reviewFilm),
    decomposeFilm: tool(decomposeFilm),
    planTools: ({ projectId }) => planTools(app, projectId),
    readFilm: (input) => readFilm(app, input),
    failTool: ({ message, ...step }) => failTool(app, step, { message }),
  };
}
