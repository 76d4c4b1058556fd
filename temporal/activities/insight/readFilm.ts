import { keepPoster } from '../../../server/domains/insight/files.ts';
import { projectFile } from '../../../server/domains/insight/plan.ts';
import { beginStep } from '../../../server/domains/projects/stepState.ts';
import type { InsightActivities } from '../../contracts/activities.ts';
import { createProgressReporter } from '../steps/progressReporter.ts';
import { framed } from '../work.ts';
import type { WorkerApp } from '../workerApp.ts';
import { lookerOf } from './looker.ts';
import { readContent } from './readContent.ts';

/**
 * Sees to it that everything there is to know of a film is known: its shots, its words, what can be seen. Each part
 * is kept by content, so that a second attempt, another tool or another person with the same file finds it done.
 */
export function readFilm(
  app: WorkerApp,
  { projectId, runId, fileIndex, indexes }: Parameters<InsightActivities['readFilm']>[0],
): Promise<void> {
  return framed(app.tmpDir, async (work) => {
    const steps = indexes.map((index) => ({ projectId, runId, index }));
    for (const step of steps) await beginStep(app, step);
    const file = await projectFile(app, projectId, fileIndex);
    const looker = await lookerOf(app, projectId);
    const reporters = steps.map((step) => createProgressReporter(app, step));
    const tell = (fraction: number, message: string) => {
      for (const reporter of reporters) reporter.report({ fraction, message });
    };
    try {
      const onShots = ({ posterKey }: { posterKey: string }) =>
        keepPoster(app, { projectId, fileIndex }, posterKey);
      await readContent(app, file, work, { looker, tell, onShots });
    } finally {
      for (const reporter of reporters) await reporter.close();
    }
  });
}
