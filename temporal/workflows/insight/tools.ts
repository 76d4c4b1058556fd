import { CancellationScope, isCancellation, proxyActivities } from '@temporalio/workflow';
import type { InsightActivities, RunActivities, StepActivity, ToolPlan } from '../../contracts/activities.ts';
import type { RunInput, RunOutcome } from '../../contracts/workflows.ts';
import { activityOptions, untilDone } from '../activityOptions.ts';
import { toldMessage } from '../failureMessage.ts';

/**
 * One paid attempt at tools that work side by side: each film is read once, then all its tools are at it. A tool
 * that fails is refunded alone and keeps nobody else from finishing.
 */
export async function toolsWorkflow({ projectId, runId, taskQueuePrefix }: RunInput): Promise<void> {
  const books = proxyActivities<RunActivities & InsightActivities>(untilDone(taskQueuePrefix));
  const { readFilm } = proxyActivities<InsightActivities>(activityOptions(taskQueuePrefix, 'media'));
  const tools = proxyActivities<Record<string, StepActivity>>(activityOptions(taskQueuePrefix, 'light'));

  const orFail = async (indexes: number[], work: () => Promise<unknown>): Promise<boolean> => {
    try {
      await work();
      return true;
    } catch (error) {
      if (isCancellation(error)) throw error;
      const message = toldMessage(error) ?? '分析失败，请稍后重试';
      for (const index of indexes) await books.failTool({ projectId, runId, index, message });
      return false;
    }
  };
  const allOf = async ({ fileIndex, steps }: ToolPlan) => {
    const indexes = steps.map(({ index }) => index);
    if (!(await orFail(indexes, () => readFilm({ projectId, runId, fileIndex, indexes })))) return;
    await Promise.all(
      steps.map(({ index, activity }) =>
        orFail([index], async () => tools[activity]!({ projectId, runId, index })),
      ),
    );
  };

  let outcome: RunOutcome = 'FAILED';
  let message: string | undefined;
  try {
    const plans = await books.planTools({ projectId });
    await Promise.all(plans.map(allOf));
    outcome = 'DONE';
  } catch (error) {
    if (isCancellation(error)) outcome = 'CANCELLED';
    else message = toldMessage(error);
  } finally {
    await CancellationScope.nonCancellable(() => books.endRun({ projectId, runId, outcome, message }));
  }
}
