import type { AnalysisInput, DecomposeInput } from '../../contracts/insight.ts';
import { measuredLooks } from '../../providers/vision/measuredLooks.ts';
import type { VisionProvider } from '../../providers/vision/types.ts';
import type { WorkerApp } from '../workerApp.ts';

/**
 * Who looks at a project's films: a simple analysis and a decomposition without looking rest on what was measured,
 * so that no model is asked, waited for or paid.
 */
export async function lookerOf(app: WorkerApp, projectId: number): Promise<VisionProvider> {
  const { input } = await app.db.project.findUniqueOrThrow({
    where: { id: projectId },
    select: { input: true },
  });
  const { mode, skipVisualAnalysis } = input as Partial<AnalysisInput & DecomposeInput>;
  return mode === 'simple' || skipVisualAnalysis ? measuredLooks : app.vision;
}
