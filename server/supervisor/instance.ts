import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { processIdentity } from '../platform/processes/identity.ts';
import { readJson, writeJson } from '../platform/processes/pidFile.ts';

const instanceSchema = z.object({
  pid: z.number().int(),
  identity: z.string(),
  /** Where people open it; absent until it serves, and for a command that only borrows the services. */
  url: z.string().optional(),
  /** Settings under which other processes reach the services of this data folder. */
  services: z.record(z.string(), z.string()).optional(),
});

export type Instance = z.infer<typeof instanceSchema>;

const path = (dataDir: string) => join(dataDir, 'run', 'instance.json');

/** The process that runs this data folder's services now, if one does. */
export function runningInstance(dataDir: string): Instance | undefined {
  const instance = readJson(path(dataDir), instanceSchema);
  if (!instance || instance.pid === process.pid) return undefined;
  return processIdentity(instance.pid) === instance.identity ? instance : undefined;
}

/**
 * Takes the data folder for this process. Two that start in the same moment both write; the one whose record
 * stays is the owner.
 * @returns the other owner, when there is one.
 */
export async function claimInstance(dataDir: string): Promise<Instance | undefined> {
  const other = runningInstance(dataDir);
  if (other) return other;
  describeInstance(dataDir, {});
  await new Promise((resolve) => setTimeout(resolve, 100));
  return runningInstance(dataDir);
}

/** Publishes what this owner serves. */
export function describeInstance(dataDir: string, about: Pick<Instance, 'url' | 'services'>): void {
  const identity = processIdentity(process.pid);
  if (identity === undefined) throw new Error('cannot tell this process from others');
  // The services carry the database's password.
  writeJson(path(dataDir), { pid: process.pid, identity, ...about } satisfies Instance, 0o600);
}

export function releaseInstance(dataDir: string): void {
  rmSync(path(dataDir), { force: true });
}
