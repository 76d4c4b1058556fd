import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { processIdentity } from '../../server/platform/processes/identity.ts';

/** No activity works longer (see activityOptions), so a folder that nobody touched for so long is nobody's. */
const NOBODYS_AFTER_MS = 3 * 60 * 60 * 1000;

const ownFolder = folderOf(process.pid);

/** A new folder for one attempt at one piece of work; two attempts never share one. */
export async function makeWorkFolder(tmpDir: string, name: string): Promise<string> {
  const parent = join(tmpDir, 'work', ownFolder);
  await mkdir(parent, { recursive: true });
  return mkdtemp(join(parent, `${name}-`));
}

/**
 * Removes what processes left that could not clean up behind themselves (kill -9, power). A folder of this machine
 * goes as soon as its process is gone; one of another machine, which shares the data folder, by its age.
 */
export async function removeAbandonedWork({ tmpDir }: { tmpDir: string }): Promise<void> {
  const parent = join(tmpDir, 'work');
  const folders = await readdir(parent).catch(() => []);
  for (const folder of folders) {
    if (await isAbandoned(parent, folder)) await rm(join(parent, folder), { recursive: true, force: true });
  }
}

async function isAbandoned(parent: string, folder: string): Promise<boolean> {
  const [, host, pid] = /^(.*)-(\d+)-[0-9a-f]{8}$/.exec(folder) ?? [];
  if (host === hostname()) return folder !== folderOf(Number(pid));
  const found = await stat(join(parent, folder)).catch(() => null);
  return found !== null && Date.now() - found.mtimeMs > NOBODYS_AFTER_MS;
}

/** A later process with the same pid has another folder. */
function folderOf(pid: number): string {
  const mark = createHash('sha256')
    .update(processIdentity(pid) ?? 'gone')
    .digest('hex')
    .slice(0, 8);
  return `${hostname()}-${pid}-${mark}`;
}
