import { fileURLToPath } from 'node:url';
import { bundleWorkflowCode, Worker } from '@temporalio/worker';
import { beforeAll, expect, test } from 'vitest';
import { installRuntime, quietLogger } from '../support/temporalRuntime.ts';
import { BRANCHES } from './branches.ts';
import { recordedHistories, workflowsPath } from './histories.ts';

beforeAll(installRuntime);

/** Replays histories against workflow code; the errors by workflow id. */
async function replay(path: string, histories = recordedHistories()): Promise<Record<string, string>> {
  const workflowBundle = await bundleWorkflowCode({ workflowsPath: path, logger: quietLogger });
  const errors: Record<string, string> = {};
  const results = Worker.runReplayHistories({ workflowBundle }, histories);
  for await (const { workflowId, error } of results) if (error) errors[workflowId] = error.name;
  return errors;
}

test('every branch has a history', () => {
  const recorded = recordedHistories().map(({ workflowId }) => workflowId);
  expect(recorded.toSorted()).toEqual(BRANCHES.map(({ name }) => name).toSorted());
});

test('the workflows of today go on where those of the recordings stood', async () => {
  expect(await replay(workflowsPath)).toEqual({});
});

test('two swapped activities turn every history red that had come so far', async () => {
  const mixcuts = recordedHistories().filter(({ workflowId }) => workflowId.startsWith('mixcut.'));
  const errors = await replay(fileURLToPath(new URL('./reordered.ts', import.meta.url)), mixcuts);
  expect(errors).toEqual(
    Object.fromEntries(
      ['auto', 'waiting', 'confirmed-twice', 'cancelled-running', 'retried-from-3'].map((branch) => [
        `mixcut.${branch}`,
        'DeterminismViolationError',
      ]),
    ),
  );
});
