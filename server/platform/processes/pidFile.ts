import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { processIdentity } from './identity.ts';

const recordSchema = z.object({ pid: z.number().int(), identity: z.string() });
export type PidRecord = z.infer<typeof recordSchema>;

const pidDir = (dataDir: string) => join(dataDir, 'run');

/** Remembers a child of this data folder, so that a start after a crash finds it. */
export function writePidFile(dataDir: string, name: string, pid: number): void {
  const identity = processIdentity(pid);
  if (identity === undefined) return;
  writeJson(join(pidDir(dataDir), `${name}.pid.json`), { pid, identity } satisfies PidRecord);
}

export function removePidFile(dataDir: string, name: string): void {
  rmSync(join(pidDir(dataDir), `${name}.pid.json`), { force: true });
}

/** Processes remembered in this data folder that still run (same start time and command line), by name. */
export function runningChildren(dataDir: string): Map<string, number> {
  const running = new Map<string, number>();
  for (const file of pidFiles(dataDir)) {
    const record = readJson(join(pidDir(dataDir), file), recordSchema);
    if (record && processIdentity(record.pid) === record.identity) {
      running.set(file.replace(/\.pid\.json$/, ''), record.pid);
    }
  }
  return running;
}

function pidFiles(dataDir: string): string[] {
  try {
    return readdirSync(pidDir(dataDir)).filter((file) => file.endsWith('.pid.json'));
  } catch {
    return [];
  }
}

/** Writes JSON so that a reader (or a crash) never sees half a file. */
export function writeJson(path: string, value: unknown, mode = 0o644): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(`${path}.${process.pid}.tmp`, `${JSON.stringify(value, null, 2)}\n`, { mode });
  renameSync(`${path}.${process.pid}.tmp`, path);
}

/** Reads JSON of a known shape; a missing or damaged file reads as absent. */
export function readJson<T>(path: string, schema: z.ZodType<T>): T | undefined {
  try {
    return schema.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    return undefined;
  }
}
