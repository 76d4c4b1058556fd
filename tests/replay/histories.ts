import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import proto from '@temporalio/proto';

const { History } = proto.temporal.api.history.v1;
type History = ReturnType<typeof History.create>;

export const historiesDir = fileURLToPath(new URL('./histories', import.meta.url));
export const workflowsPath = fileURLToPath(new URL('../../temporal/workflows/index.ts', import.meta.url));

/** As JSON can keep it; the SDK's own `historyToJSON` wants one copy of protobufjs, npm installs two. */
export function toPlain(history: Parameters<typeof History.fromObject>[0]): unknown {
  return History.toObject(History.fromObject(history), { longs: String, bytes: String });
}

/** The recorded histories, by workflow id (which is the file's name without its ending). */
export function recordedHistories(): Array<{ workflowId: string; history: History }> {
  return readdirSync(historiesDir)
    .filter((file) => file.endsWith('.json'))
    .map((file) => ({
      workflowId: file.slice(0, -'.json'.length),
      history: History.fromObject(JSON.parse(readFileSync(join(historiesDir, file), 'utf8'))),
    }));
}
