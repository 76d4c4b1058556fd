import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { FilmReading } from '../../temporal/contracts/insight.ts';
import { compareCaptions, sumCaptions } from './insight/captionFigures.ts';
import { bare, edits } from './insight/errorRate.ts';
import { filmPlans } from './insight/filmPlans.ts';
import { type KnownFilm, makeFilm } from './insight/makeFilm.ts';
import { openReader } from './insight/readerApp.ts';
import type { BenchResult } from './main.ts';
import { compare, figures, sum } from './scenes/figures.ts';

interface ReadBack {
  film: KnownFilm;
  reading: FilmReading;
  /** What the recogniser made of it without the captions' help. */
  heard: string;
}

/**
 * What an analysis sees of films whose cuts, words and captions are known, because our own mixcut made them: read by
 * the product's own path, with the engines whose packs are on this machine. An argument with a slash in it is a
 * folder of real films to take footage from. Ratios are rates: 1 is all, of error rates 0 is the best.
 */
export async function insightBench(): Promise<BenchResult[]> {
  const from = process.argv.slice(2).find((argument) => argument.includes('/'));
  const folder = await mkdtemp(join(tmpdir(), 'insight-bench-'));
  const reader = await openReader(join(folder, 'data'));
  try {
    const { app, engines } = reader;
    // First all are made, then all are read: voice and ears would send each other away between two films.
    const films: KnownFilm[] = [];
    for (const [index, plan] of (await filmPlans(app.media, folder, from && resolve(from))).entries()) {
      const own = join(folder, `film-${index}`);
      await mkdir(own);
      films.push(await makeFilm({ tools: app.media, voices: app.voices }, plan, own));
    }
    const all: ReadBack[] = [];
    for (const film of films) all.push({ film, ...(await reader.read(film.path)) });
    return [
      scenes(all),
      engines.hears ? speech(all) : notMeasured('speech', 'whisper-base'),
      ...(engines.reads ? captions(all) : [notMeasured('captions', 'ocr')]),
    ];
  } finally {
    await reader.close();
    await rm(folder, { recursive: true, force: true });
  }
}

function scenes(all: readonly ReadBack[]): BenchResult {
  const counts = all.map(({ film, reading }) =>
    compare(
      film.boundaries,
      reading.scenes.flatMap(({ entry, startMs }, at) => {
        const before = reading.scenes[at - 1];
        return before && entry !== 'continued' ? [{ fromMs: before.endMs, toMs: startMs }] : [];
      }),
    ),
  );
  const { f1, precision, recall } = figures(sum(counts));
  const rows = all.map(({ film }, index) => {
    const { hits, misses, inventions } = counts[index]!;
    return `${film.name}: ${hits} of ${hits + misses}, ${inventions} invented`;
  });
  const name = 'F1 of the scenes of our films';
  return { name, ratio: f1, detail: `P ${rate(precision)}, R ${rate(recall)}${list(rows)}` };
}

function speech(all: readonly ReadBack[]): BenchResult {
  const counts = all.map(({ film, reading, heard }) => {
    const said = bare(film.said);
    return { wrong: edits(said, bare(reading.asr)), alone: edits(said, bare(heard)), length: said.length };
  });
  const rows = all.map(({ film, reading }, index) => {
    const { wrong, alone, length } = counts[index]!;
    return `${film.name}: ${rate(wrong / length)}, the recogniser alone ${rate(alone / length)}; ${reading.asr}`;
  });
  const [wrong, length] = [total(counts.map((one) => one.wrong)), total(counts.map((one) => one.length))];
  const alone = total(counts.map((one) => one.alone));
  return {
    name: 'character error rate of speech',
    ratio: wrong / length,
    detail: `${wrong} of ${length} characters, spelled by the captions; the recogniser alone ${rate(alone / length)}${list(rows)}`,
  };
}

function captions(all: readonly ReadBack[]): BenchResult[] {
  const counts = all.map(({ film, reading }) => compareCaptions(film.captions, reading.captions));
  const { shown, seen, shortShown, shortSeen, invented, characters, wrongCharacters, offMs } =
    sumCaptions(counts);
  const rows = all.map(({ film }, index) => {
    const one = counts[index]!;
    return `${film.name}: ${one.seen} of ${one.shown}, ${one.invented} invented, CER ${rate(one.wrongCharacters / one.characters)}, times off by ${quantile(one.offMs, 0.5)} ms (p90 ${quantile(one.offMs, 0.9)})`;
  });
  return [
    {
      name: 'recall of captions',
      ratio: seen / shown,
      detail: `${seen} of ${shown}; shown for less than 4 s: ${shortSeen} of ${shortShown}; ${invented} found that were none; begins and ends off by ${quantile(offMs, 0.5)} ms (p90 ${quantile(offMs, 0.9)})${list(rows)}`,
    },
    {
      name: 'character error rate of captions',
      ratio: wrongCharacters / characters,
      detail: `${wrongCharacters} of ${characters}; one that was missed counts whole`,
    },
  ];
}

function notMeasured(what: string, pack: string): BenchResult {
  const detail = `NOT MEASURED: the engine pack "${pack}" is not on this machine (an instance fetches it)`;
  return { name: what, ratio: Number.NaN, detail };
}

const rate = (value: number) => value.toFixed(3);
const list = (rows: readonly string[]) => rows.map((row) => `\n          ${row}`).join('');
const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

function quantile(values: readonly number[], share: number): number {
  return (
    values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0
  );
}
