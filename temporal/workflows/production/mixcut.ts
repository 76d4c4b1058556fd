import { MIXCUT_STEPS } from '../../contracts/mixcut.ts';
import type { RunInput } from '../../contracts/workflows.ts';
import { runSteps } from './runSteps.ts';

/** 素材混剪 */
export async function mixcutWorkflow(input: RunInput): Promise<void> {
  await runSteps(MIXCUT_STEPS, input);
}
