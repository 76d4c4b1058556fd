import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeWorkFolder, removeAbandonedWork } from './workFolders.ts';

let tmpDir: string;
beforeEach(async () => {
  tmpDir = await mkdtemp(join(tmpdir(), 'reelsmith-work-'));
});
afterEach(() => rm(tmpDir, { recursive: true, force: true }));

test('work of processes that run is left alone, work of dead ones goes', async () => {
  const mine = await makeWorkFolder(tmpDir, 'generateVideo');
  const dead = spawn('true');
  await once(dead, 'exit');
  await mkdir(join(tmpDir, 'work', `${hostname()}-${dead.pid}-0123abcd`, 'generateVideo-1'), {
    recursive: true,
  });
  // Somebody else got the pid of a worker that was killed.
  await mkdir(join(tmpDir, 'work', `${hostname()}-${process.pid}-0123abcd`));
  await removeAbandonedWork({ tmpDir });
  expect(await readdir(join(tmpDir, 'work'))).toEqual([expect.stringContaining(`-${process.pid}-`)]);
  expect(await readdir(join(mine, '..'))).toHaveLength(1);
});

test('work of another machine is judged by its age', async () => {
  const young = join(tmpDir, 'work', 'elsewhere-1-0123abcd');
  const old = join(tmpDir, 'work', 'elsewhere-2-0123abcd');
  await mkdir(young, { recursive: true });
  await mkdir(old);
  await utimes(old, new Date(0), new Date(0));
  await removeAbandonedWork({ tmpDir });
  expect(await readdir(join(tmpDir, 'work'))).toEqual(['elsewhere-1-0123abcd']);
});

test('nothing to clean where nothing was ever made', async () => {
  await expect(removeAbandonedWork({ tmpDir })).resolves.toBeUndefined();
});
