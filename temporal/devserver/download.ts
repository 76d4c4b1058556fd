import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { temporalCliVersion } from './version.ts';

const run = promisify(execFile);

/**
 * Fetches the program from Temporal's own download service (TLS is what vouches for it, as with the SDK's test
 * server, which fetches from the same place) and puts it at `target` in one step.
 * @param baseUrl for tests.
 * @throws Error when the service cannot be reached or answers something else than the archive.
 */
export async function downloadTemporal(
  target: string,
  say: (line: string) => void,
  _env: NodeJS.ProcessEnv,
  baseUrl = 'https://temporal.download',
): Promise<void> {
  const arch = process.arch === 'x64' ? 'amd64' : process.arch;
  const url = `${baseUrl}/cli/archive/${temporalCliVersion}?platform=${process.platform}&arch=${arch}`;
  say(`Temporal: looking for the official download of ${temporalCliVersion} (about 60 MB) …`);
  const bin = dirname(target);
  mkdirSync(bin, { recursive: true });
  const dir = mkdtempSync(join(bin, '.download-'));
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(300_000) });
    if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
    const archive = join(dir, 'temporal.tar.gz');
    writeFileSync(archive, Buffer.from(await answer.arrayBuffer()));
    await run('tar', ['-xzf', archive, '-C', dir, 'temporal']);
    renameSync(join(dir, 'temporal'), target);
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}
