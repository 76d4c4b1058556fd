/** Everything a worker can run; the bundle is built from here. */
export { toolsWorkflow } from './insight/tools.ts';
export { analyzeMaterialWorkflow } from './materials/analyzeMaterial.ts';
export { mixcutWorkflow } from './production/mixcut.ts';
export { drawSamplesWorkflow, speakSampleWorkflow } from './studio/studio.ts';
