import { execFile } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { temporalCliVersion } from './version.ts';

const run = promisify(execFile);

/**
 * Builds the program from its Go module. The module and build caches (3 GB) live in a temporary folder beside
 * the target and are removed afterwards, also after a failure.
 * @throws Error when there is no Go or the build fails.
 */
export async function buildTemporal(
  target: string,
  say: (line: string) => void,
  env: NodeJS.ProcessEnv,
): Promise<void> {
  await run('go', ['version'], { env }).catch(() => {
    throw new Error('no "go" on PATH');
  });
  const bin = dirname(target);
  mkdirSync(bin, { recursive: true });
  removeLeftovers(bin);
  const dir = mkdtempSync(join(bin, '.build-'));
  say(
    'Temporal: building the server from its Go module, once for this user: 2–5 minutes, 3 GB of temporary space …',
  );
  try {
    await run(
      'go',
      ['install', '-ldflags', '-s -w', `github.com/temporalio/cli/cmd/temporal@${temporalCliVersion}`],
      {
        env: {
          ...env,
          GOBIN: join(dir, 'bin'),
          GOPATH: join(dir, 'path'),
          GOCACHE: join(dir, 'cache'),
          GOTMPDIR: undefined,
          GOFLAGS: '',
          TMPDIR: dir,
          CGO_ENABLED: '0',
        },
        cwd: dir,
        maxBuffer: 64 * 1024 ** 2,
      },
    );
    renameSync(join(dir, 'bin', 'temporal'), target);
  } finally {
    removeTree(dir);
  }
}

/** A build that was killed leaves its caches: the next one takes them away. */
function removeLeftovers(bin: string): void {
  for (const name of readdirSync(bin)) if (name.startsWith('.build-')) removeTree(join(bin, name));
}

/** Go makes its module cache read-only, which stands in the way of removing it for anyone but root. */
function removeTree(dir: string): void {
  for (const entry of readdirSync(dir, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isDirectory() && existsSync(path)) chmodSync(path, 0o755);
  }
  rmSync(dir, { recursive: true, force: true });
}
