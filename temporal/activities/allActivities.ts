import { createInsightActivities } from './insight/insightActivities.ts';
import { createMaterialActivities } from './materials/analyzeMaterial.ts';
import { createMixcutActivities } from './production/mixcutActivities.ts';
import { createStudioActivities } from './studio/studioActivities.ts';
import type { WorkerApp } from './workerApp.ts';

/** Everything that workflows may call, by name. */
export function allActivities(app: WorkerApp) {
  return {
    ...createMixcutActivities(app),
    ...createInsightActivities(app),
    ...createMaterialActivities(app),
    ...createStudioActivities(app),
  };
}
