/**
 * `npm run bench [name …]`: every `*Bench` function of the files beside this one, one after another. Each measures
 * against a floor in the same run and answers with a ratio; nothing here passes or fails.
 */
import { readdirSync } from 'node:fs';
import { availableParallelism, cpus, loadavg, totalmem } from 'node:os';

export interface BenchResult {
  name: string;
  /** Ours over the floor; 1 is the floor itself. */
  ratio: number;
  /** What stands behind the ratio, with units. */
  detail: string;
}

type Bench = () => Promise<BenchResult | BenchResult[]>;

/** What has a slash in it is a folder, and a bench's own. */
const wanted = process.argv.slice(2).filter((argument) => !argument.includes('/'));
const say = (line: string) => process.stdout.write(`${line}\n`);

say(
  `${cpus()[0]?.model ?? 'unknown processor'}, ${availableParallelism()} cores, ${Math.round(totalmem() / 2 ** 30)} GiB`,
);
say(`load ${loadavg()[0]?.toFixed(1)} at the start; a busy machine makes these figures worthless`);
for (const file of readdirSync(import.meta.dirname).filter((name) => name.endsWith('.bench.ts'))) {
  const module = (await import(`./${file}`)) as Record<string, unknown>;
  const benches = Object.entries(module).filter(([name]) => name.endsWith('Bench')) as Array<[string, Bench]>;
  for (const [name, bench] of benches) {
    if (wanted.length > 0 && !wanted.some((part) => name.includes(part))) continue;
    for (const { ratio, name: what, detail } of [await bench()].flat()) {
      say(`${ratio.toFixed(2).padStart(7)}×  ${what}: ${detail}`);
    }
  }
}
process.exit(0);
