import { mkdirSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';

const rotateAtBytes = 20 * 1024 ** 2;

export const logPath = (dataDir: string, name: string) => join(dataDir, 'logs', `${name}.log`);

/** Opens DATA_DIR/logs/<name>.log for appending; a file grown big makes room (one older file is kept). */
export function openLogFile(dataDir: string, name: string): number {
  const path = logPath(dataDir, name);
  mkdirSync(join(dataDir, 'logs'), { recursive: true });
  if ((statSync(path, { throwIfNoEntry: false })?.size ?? 0) > rotateAtBytes) renameSync(path, `${path}.1`);
  return openSync(path, 'a', 0o640);
}

/** The last lines of a log, for the sentence that says why a service did not start. */
export function lastLogLines(dataDir: string, name: string, lines = 8): string {
  return readFileSync(logPath(dataDir, name), 'utf8').trimEnd().split('\n').slice(-lines).join('\n');
}
