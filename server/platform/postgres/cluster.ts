import { execFile } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { PostgresLaunch } from './postgresUser.ts';

const run = promisify(execFile);

export const superuser = 'reelsmith';

/**
 * Makes the cluster's files once. The sort order is built in, so that a new libc never corrupts an index.
 * A first start that was killed half-way left no mark of completion and is done again from nothing.
 */
export async function ensureCluster(
  clusterDir: string,
  initdb: string,
  launch: PostgresLaunch,
  password: string,
): Promise<void> {
  const finished = join(clusterDir, 'reelsmith-ready');
  if (existsSync(finished)) return;
  emptyFolder(clusterDir, launch);
  const dir = mkdtempSync(join(tmpdir(), 'reelsmith-initdb-'));
  try {
    const passwordFile = join(dir, 'password');
    writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
    giveTo(launch, dir);
    giveTo(launch, passwordFile);
    const args = [
      `--pgdata=${clusterDir}`,
      `--username=${superuser}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--locale=C',
      '--no-instructions',
    ];
    const [command, ...rest] = [...launch.prefix, initdb, ...args];
    await run(command!, rest, { ...launch.runAs, cwd: '/' });
  } catch (cause) {
    throw new Error(
      `The embedded Postgres could not be set up in ${clusterDir}: ${(cause as Error).message}`,
      {
        cause,
      },
    );
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
  writeFileSync(finished, '');
}

function emptyFolder(clusterDir: string, launch: PostgresLaunch): void {
  rmSync(clusterDir, { recursive: true, force: true });
  mkdirSync(clusterDir, { recursive: true, mode: 0o700 });
  giveTo(launch, clusterDir);
}

function giveTo(launch: PostgresLaunch, path: string): void {
  if (launch.owner) chownSync(path, launch.owner.uid, launch.owner.gid);
}
