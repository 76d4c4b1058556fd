import { execFile } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { buildTemporal } from './build.ts';
import { downloadTemporal } from './download.ts';

const run = promisify(execFile);

export type TemporalBinary = {
  path: string;
  version: string;
  source: 'PATH' | 'cache' | 'download' | 'build';
};

/**
 * Finds the `temporal` program: PATH, the per-user cache, the official download, a build from its Go module;
 * what was fetched or built stays in the cache, outside the checkout, so a second clone starts at once.
 * @param cacheDir per-user cache folder.
 * @param say tells the person waiting what takes time.
 * @throws Error that names what to do when every source fails.
 */
export async function findTemporal(
  cacheDir: string,
  say: (line: string) => void,
  env: NodeJS.ProcessEnv = process.env,
): Promise<TemporalBinary> {
  const known = await locateTemporal(cacheDir, env);
  if (known) return known;
  const target = cachedPath(cacheDir);
  const reasons: string[] = [];
  for (const [source, fetchInto] of [
    ['download', downloadTemporal],
    ['build', buildTemporal],
  ] as const) {
    try {
      await fetchInto(target, say, env);
      const version = await versionOf(target);
      if (version) return { path: target, version, source };
      reasons.push(`${source}: the program does not run`);
    } catch (error) {
      reasons.push(`${source}: ${(error as Error).message}`);
    }
  }
  throw new Error(
    `No Temporal server: set TEMPORAL_ADDRESS to a cluster, or put the "temporal" command line on PATH.\n${reasons.join('\n')}`,
  );
}

/** What is there without fetching anything. */
export async function locateTemporal(
  cacheDir: string,
  env: NodeJS.ProcessEnv = process.env,
): Promise<TemporalBinary | undefined> {
  const onPath = (env.PATH ?? '')
    .split(delimiter)
    .map((dir) => join(dir, 'temporal'))
    .find(isExecutable);
  for (const [source, path] of [
    ['PATH', onPath],
    ['cache', cachedPath(cacheDir)],
  ] as const) {
    if (!path || !existsSync(path)) continue;
    const version = await versionOf(path);
    if (version) return { path, version, source };
  }
  return undefined;
}

const cachedPath = (cacheDir: string) => join(cacheDir, 'bin', 'temporal');

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

async function versionOf(path: string): Promise<string | undefined> {
  try {
    return (await run(path, ['--version'], { timeout: 20_000 })).stdout.trim();
  } catch {
    return undefined;
  }
}
