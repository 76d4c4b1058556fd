/**
 * Kills worker, ffmpeg, Temporal and Postgres at seeded moments while films are made and analysed, and then asks
 * whether every acknowledged project was done, once, for its price.
 *
 *   node tests/chaos/main.ts --kills 6 --seed 1 [--keep]
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runDrill } from './drill.ts';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '6' },
    seed: { type: 'string', default: '1' },
    keep: { type: 'boolean', default: false },
  },
});
const dataDir = mkdtempSync(join(tmpdir(), 'reelsmith-chaos-'));
const say = (line: string) => void process.stdout.write(`${line}\n`);
const verdict = await runDrill({ dataDir, kills: Number(values.kills), seed: Number(values.seed), say });
say(
  `${verdict.films} films, ${verdict.analyses} analyses, ${verdict.orphanFilms} orphan files, longest silence ${verdict.longestSilenceMs} ms`,
);
for (const problem of verdict.problems) say(`✗ ${problem}`);
say(verdict.problems.length === 0 ? '✓ nothing lost, nothing doubled' : `data and logs: ${dataDir}`);
if (verdict.problems.length === 0 && !values.keep) rmSync(dataDir, { recursive: true, force: true });
process.exit(verdict.problems.length === 0 ? 0 : 1);
