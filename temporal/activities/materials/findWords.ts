import { join } from 'node:path';
import { findAnalysis, materialToAnalyze } from '../../../server/domains/materials/analysis.ts';
import { giveWords, keepWords, wordsOf } from '../../../server/domains/materials/words.ts';
import type { MaterialActivities, WordsLeft } from '../../contracts/activities.ts';
import type { FoundWords, MediaAnalysis, MediaType } from '../../contracts/media.ts';
import { ANALYSIS_VERSION } from '../../media/analysis/analyze.ts';
import { drawPicture } from '../../media/words/drawPicture.ts';
import { speechPcm } from '../../media/words/speechPcm.ts';
import type { SpokenRange } from '../../providers/recognition/types.ts';
import { framed, type Work } from '../work.ts';
import type { WorkerApp } from '../workerApp.ts';
import type { ShotPicture } from './picturesToRead.ts';
import { nextTurn, WORDS_VERSION } from './wordTurns.ts';

/** The recogniser hears a little more than the range on both sides. */
const MARGIN_MS = 300;

interface File {
  path: string;
  mediaType: MediaType;
}

/** One turn: hears a minute or reads some pictures, and keeps that for everybody with the same content. */
export function createFindWords(app: WorkerApp): MaterialActivities['findWords'] {
  return ({ materialId }) =>
    framed<WordsLeft>(app.tmpDir, async (work) => {
      const material = await materialToAnalyze(app, materialId);
      if (material?.status !== 'READY') return 'none';
      const content = await findAnalysis(app, material.sha256, ANALYSIS_VERSION);
      if (!content) return 'none';
      const { left, words } = await takeWordTurn(app, material, content.analysis, work);
      if (left !== 'more') await giveWords(app, material, words);
      return left;
    });
}

/** The next turn at the words of a file's content, kept for everybody who has it. */
export async function takeWordTurn(
  app: WorkerApp,
  content: { storageKey: string; sha256: string },
  analysis: MediaAnalysis,
  work: Work,
): Promise<{ left: WordsLeft; words: FoundWords }> {
  const { turn, words } = await wordsOf(app, content.sha256, WORDS_VERSION);
  const engines = { hearing: app.recogniser.state(), reading: app.reader.state() };
  const next = nextTurn(analysis, words, engines);
  if (next.kind === 'none' || next.kind === 'later') return { left: next.kind, words };
  const path = await app.storage.localPath(content.storageKey, { signal: work.signal });
  const file = { path, mediaType: analysis.probe.mediaType };
  const more =
    next.kind === 'hear'
      ? await hear(app, work, file, words, next.range, next.speech)
      : await read(app, work, file, words, next.pictures);
  // An engine that left meanwhile (its pack was deleted) is asked for again.
  if (!more) return { left: 'later', words };
  await keepWords(app, content.sha256, WORDS_VERSION, turn, more);
  return { left: 'more', words: more };
}

async function hear(
  app: WorkerApp,
  { signal }: Work,
  { path }: File,
  words: FoundWords,
  range: SpokenRange,
  speech: SpokenRange[],
): Promise<FoundWords | null> {
  const engine = app.recogniser.engine();
  const fromMs = Math.max(0, range.startMs - MARGIN_MS);
  const pcm = await speechPcm(app.media, path, { startMs: fromMs, endMs: range.endMs + MARGIN_MS }, signal);
  const moved = <Part extends SpokenRange>(part: Part, byMs: number): Part => {
    return { ...part, startMs: part.startMs + byMs, endMs: part.endMs + byMs };
  };
  const ranges = speech.map((part) => moved(part, -fromMs));
  const found = await app.recogniser.recognise({ pcm, ranges, signal });
  if (!found || !engine) return null;
  const before = words.heard ?? { turns: 0, segments: [] };
  const segments = [...before.segments, ...found.map((segment) => moved(segment, fromMs))];
  return { ...words, heard: { engine, turns: before.turns + 1, segments } };
}

async function read(
  app: WorkerApp,
  { signal, workDir }: Work,
  { path, mediaType }: File,
  words: FoundWords,
  pictures: ShotPicture[],
): Promise<FoundWords | null> {
  const engine = app.reader.engine();
  if (!engine) return null;
  const before = words.read ?? { pictures: 0, lines: [] };
  const lines = [...before.lines];
  for (const [index, { shot, atMs }] of pictures.entries()) {
    const outPath = join(workDir, `picture-${index}.jpg`);
    const { width, height } = await drawPicture(app.media, { path, mediaType, atMs, outPath, signal });
    const found = await app.reader.readPictures([outPath], { signal });
    if (!found) return null;
    for (const { text, box } of found.flat()) {
      const part = (pixels: number, of: number) => Math.round((pixels / of) * 1000) / 1000;
      const [x, w] = [part(box.left, width), part(box.width, width)];
      const [y, h] = [part(box.top, height), part(box.height, height)];
      lines.push({ shot, atMs, text, box: { x, y, w, h } });
    }
  }
  return { ...words, read: { engine, pictures: before.pictures + pictures.length, lines } };
}
