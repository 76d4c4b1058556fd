import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { FoundBoundary } from './figures.ts';

/** By the detector's name, by film. null where `python3` (or `PYTHON`) has no scenedetect. */
export async function pySceneDetect(
  films: readonly string[],
): Promise<Map<string, FoundBoundary[][]> | null> {
  const python = process.env.PYTHON ?? 'python3';
  const run = promisify(execFile);
  const isThere = await run(python, ['-c', 'import scenedetect']).then(
    () => true,
    () => false,
  );
  if (!isThere) return null;
  const script = join(import.meta.dirname, 'pyscenedetect.py');
  const { stdout } = await run(python, [script, ...films], { maxBuffer: 2 ** 24 });
  const found = JSON.parse(stdout) as Record<string, number[][]>;
  return new Map(
    Object.entries(found).map(([name, all]) => [
      name,
      all.map((times) => times.map((atMs) => ({ fromMs: atMs, toMs: atMs }))),
    ]),
  );
}
