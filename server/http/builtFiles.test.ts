import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { followManifest, preloadHeader } from './builtFiles.ts';

let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'built-'));
});
afterAll(() => rm(dir, { recursive: true }));

const build = (hash: string) => ({
  'index.html': { file: `index-${hash}.js`, imports: ['_lib.js'], css: ['tokens.css'] },
  '_lib.js': { file: `lib-${hash}.js` },
  '_both.js': { file: `both-${hash}.js`, imports: ['_lib.js'], css: ['both.css'] },
  'page.tsx': { file: `page-${hash}.js`, imports: ['_both.js', '_lib.js'], css: ['page.css', 'tokens.css'] },
});

test('a page names all it needs beyond the entry, rules of what it imports first', async () => {
  const path = join(dir, 'one.json');
  await writeFile(path, JSON.stringify(build('a')));
  const built = followManifest(path)()!;
  expect(built('page.tsx').styles).toEqual(['both.css', 'page.css', 'tokens.css']);
  expect(preloadHeader(built('page.tsx'), built('index.html')).split(', ')).toEqual([
    '</page-a.js>; rel=modulepreload; crossorigin',
    '</both-a.js>; rel=modulepreload; crossorigin',
    '</both.css>; rel=preload; as=style; crossorigin',
    '</page.css>; rel=preload; as=style; crossorigin',
  ]);
  expect(() => built('gone.tsx')).toThrow('gone.tsx');
});

test('another build is followed at once; while there is none, or half of one, nothing breaks', async () => {
  const path = join(dir, 'two.json');
  const builtFiles = followManifest(path);
  expect(builtFiles()).toBeNull();
  await writeFile(path, JSON.stringify(build('a')));
  const first = builtFiles()!;
  expect(builtFiles()).toBe(first);
  await writeFile(path, '{"index.html": {"fi');
  await utimes(path, new Date(), new Date(Date.now() + 5000));
  expect(builtFiles()).toBe(first);
  await rm(path);
  expect(builtFiles()).toBeNull();
  await writeFile(path, JSON.stringify(build('b')));
  await utimes(path, new Date(), new Date(Date.now() + 10_000));
  expect(builtFiles()!('page.tsx').script).toBe('page-b.js');
});
