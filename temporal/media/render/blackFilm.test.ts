import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PictureSegment, Timeline } from '../../contracts/timeline.ts';
import { runFfmpeg } from '../process/ffmpeg.ts';
import { findTestTools } from '../testing/tools.ts';
import { checkFilm, FilmCheckError } from './checkFilm.ts';
import { renderTimeline } from './renderTimeline.ts';
import { segment, testTimeline } from './testFilm.ts';

const tools = findTestTools();
let folder: string;
const resolveSource = async (key: string) => join(folder, key);
const make = (args: string[]) =>
  runFfmpeg({ ffmpegPath: tools.ffmpegPath, args: ['-loglevel', 'error', ...args] });

/** dark.mp4 is black from 2 to 5 s; corner.mp4 shows something only beyond what `cover` keeps of it. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'black-film-'));
  const x264 = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p'];
  const lit = (name: string, size: string, filter: string) =>
    make(['-f', 'lavfi', '-i', `testsrc2=s=${size}:r=25:d=8`, '-vf', filter, ...x264, join(folder, name)]);
  const box = 'drawbox=c=black:t=fill';
  await lit('lit.mp4', '160x90', 'null');
  await lit('dark.mp4', '160x90', `${box}:enable='between(t,2,5)'`);
  await lit('corner.mp4', '320x90', `${box}:w=260`);
  await make(['-f', 'lavfi', '-i', 'color=black:s=160x90', '-frames:v', '1', join(folder, 'black.png')]);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const film = (picture: Array<Partial<PictureSegment>>) =>
  testTimeline(
    picture.map((each) => segment({ sourceStartMs: 0, sourceDurationMs: 4000, frames: 100, ...each })),
    { width: 160, height: 90, sound: { voice: [], music: null, targetLufs: -14, truePeakDb: -1 } },
  );

let films = 0;
async function render(timeline: Timeline): Promise<string> {
  films += 1;
  const workDir = join(folder, `work ${films}`);
  await mkdir(workDir);
  const outPath = join(folder, `film ${films}.mp4`);
  const aigc = { contentProducer: '片匠', produceId: '1' };
  await renderTimeline({
    timeline,
    tools,
    resolveSource,
    outPath,
    workDir,
    title: '',
    aigc,
    preset: 'ultrafast',
  });
  return outPath;
}

async function problemsOf(path: string, timeline: Timeline, sources: boolean): Promise<string[]> {
  const error = await checkFilm(tools, path, timeline, sources ? { resolveSource } : {}).catch(
    (caught: unknown) => caught,
  );
  return error instanceof FilmCheckError ? error.problems : [];
}

describe('checkFilm of black pictures', () => {
  it('reports black that is in the footage and lets the film pass', async () => {
    const timeline = film([
      { sourceKey: 'lit.mp4' },
      { sourceKey: 'dark.mp4', sourceDurationMs: 6000, speed: 0.8, frames: 150 },
      { sourceKey: 'lit.mp4' },
      { sourceKey: 'corner.mp4', frames: 50 },
      { sourceKey: 'lit.mp4' },
    ]);
    const path = await render(timeline);
    const { blackRanges } = await checkFilm(tools, path, timeline, { resolveSource });
    expect(blackRanges).toHaveLength(2);
    // From two seconds of the footage on, at 0.8 of its speed.
    expect(Math.abs(blackRanges[0]!.startMs - (4000 + 2000 / 0.8))).toBeLessThan(100);
    expect(await problemsOf(path, timeline, false)).toHaveLength(2);
  });

  it('fails black where the footage is not', async () => {
    const shown = film([
      { sourceKey: 'lit.mp4' },
      { sourceKey: 'dark.mp4', sourceStartMs: 2000, frames: 70 },
    ]);
    const path = await render(shown);
    // The same film, as if it should have shown something there; held pictures count as shown.
    const meant = film([
      { sourceKey: 'lit.mp4' },
      { sourceKey: 'lit.mp4', sourceDurationMs: 100, frames: 70 },
    ]);
    expect(await problemsOf(path, meant, true)).toEqual(['第 4.0–6.8 秒画面全黑']);
    expect(await problemsOf(path, shown, true)).toEqual([]);
  });

  it('fails a film that is black for more than half of its time, whatever the footage', async () => {
    const still = { mediaType: 'image', sourceKey: 'black.png', sourceDurationMs: 0 } as const;
    const timeline = film([{ sourceKey: 'lit.mp4', frames: 90 }, still]);
    const path = await render(timeline);
    expect(await problemsOf(path, timeline, true)).toEqual([
      expect.stringMatching(/^全片有 5\d% 的时间画面全黑，请换用其他素材$/),
    ]);
  });
});
