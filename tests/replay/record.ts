/**
 * Records the history of every branch of every workflow, as the workflows are now:
 *
 *   node tests/replay/record.ts
 *
 * Run it when a branch is new, or for a release; a change that makes the recorded ones fail wants `patched()`, not
 * a new recording. Activities are stand-ins, because a history knows only what they answered.
 */
import { closeSync, mkdirSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client, Connection } from '@temporalio/client';
import {
  bundleWorkflowCode,
  DefaultLogger,
  NativeConnection,
  Runtime,
  Worker,
  type WorkflowBundle,
} from '@temporalio/worker';
import { userCacheDir } from '../../server/platform/config/userCache.ts';
import { rememberedPort } from '../../server/platform/processes/ports.ts';
import type { QueueKind } from '../../temporal/contracts/steps.ts';
import { taskQueue } from '../../temporal/contracts/workflows.ts';
import { findTemporal } from '../../temporal/devserver/binary.ts';
import { startDevServer } from '../../temporal/devserver/devServer.ts';
import { activitiesOf, BRANCHES, type Branch } from './branches.ts';
import { historiesDir, toPlain, workflowsPath } from './histories.ts';

const QUEUES: readonly QueueKind[] = ['light', 'media'];
/** Who did it is of this machine, and traces hold its paths; replay needs neither. */
const LEFT_OUT = new Set(['identity', 'stackTrace']);

const say = (line: string) => void process.stdout.write(`${line}\n`);
const dir = mkdtempSync(join(tmpdir(), 'reelsmith-record-'));
const { path: binary } = await findTemporal(userCacheDir(), say);
const logFd = openSync(join(dir, 'temporal.log'), 'a');
const server = await startDevServer({
  binary,
  databaseFile: join(dir, 'temporal.db'),
  port: await rememberedPort(dir, 'temporal'),
  uiPort: await rememberedPort(dir, 'temporal-ui'),
  namespace: 'default',
  logFd,
});
closeSync(logFd);
// Branches that fail are not news.
const logger = new DefaultLogger('ERROR');
Runtime.install({ logger });
const connection = await Connection.connect({ address: server.address });
const native = await NativeConnection.connect({ address: server.address });
const client = new Client({ connection, identity: 'recorder' });
try {
  const workflowBundle = await bundleWorkflowCode({ workflowsPath, logger });
  mkdirSync(historiesDir, { recursive: true });
  for (const branch of BRANCHES) {
    const history = await record(branch, workflowBundle);
    writeFileSync(join(historiesDir, `${branch.name}.json`), history);
    say(`${branch.name}: ${history.length} bytes`);
  }
} finally {
  await native.close();
  await connection.close();
  await server.stop();
  rmSync(dir, { recursive: true, force: true });
}

async function record(branch: Branch, workflowBundle: WorkflowBundle): Promise<string> {
  const taskQueuePrefix = branch.name;
  const workers = await Promise.all(
    QUEUES.map((queue) =>
      Worker.create({
        connection: native,
        taskQueue: taskQueue(taskQueuePrefix, queue),
        workflowBundle,
        activities: activitiesOf(branch),
        identity: 'recorder',
        maxHeartbeatThrottleInterval: '100 milliseconds',
      }),
    ),
  );
  const running = Promise.all(workers.map((worker) => worker.run()));
  try {
    const handle = await client.workflow.start(branch.workflow, {
      workflowId: branch.name,
      taskQueue: taskQueue(taskQueuePrefix, 'light'),
      args: [{ ...branch.input, taskQueuePrefix }],
    });
    await branch.meanwhile?.(handle);
    const ended = handle.result();
    await (branch.fails ? ended.catch(() => undefined) : ended);
    return await historyOf(branch.name);
  } finally {
    for (const worker of workers) worker.shutdown();
    await running;
  }
}

async function historyOf(workflowId: string): Promise<string> {
  const fetched = await client.workflow.getHandle(workflowId).fetchHistory();
  const plain = toPlain(fetched);
  const history = JSON.parse(JSON.stringify(plain), (key, value) => (LEFT_OUT.has(key) ? undefined : value));
  return `${JSON.stringify(history)}\n`;
}
