/** The workflows with two steps of 素材混剪 swapped: what a careless change would do to films under way. */
import { MIXCUT_STEPS } from '../../temporal/contracts/mixcut.ts';
import type { RunInput } from '../../temporal/contracts/workflows.ts';
import { runSteps } from '../../temporal/workflows/production/runSteps.ts';

export async function mixcutWorkflow(input: RunInput): Promise<void> {
  const [script, search, speech, merge, mix, ...rest] = MIXCUT_STEPS;
  await runSteps([script, search, speech, mix, merge, ...rest], input);
}
