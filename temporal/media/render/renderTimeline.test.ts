import { access, mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Timeline } from '../../contracts/timeline.ts';
import { FfmpegError } from '../process/errors.ts';
import { runFfmpeg } from '../process/ffmpeg.ts';
import { findTestTools } from '../testing/tools.ts';
import { checkFilm, FilmCheckError } from './checkFilm.ts';
import { makePoster } from './makePoster.ts';
import type { RenderProgress } from './renderProgress.ts';
import { type RenderRequest, renderTimeline } from './renderTimeline.ts';
import { makeTestSources, segment, testTimeline } from './testFilm.ts';

const tools = findTestTools();
let sources: Awaited<ReturnType<typeof makeTestSources>>;
let renders = 0;

beforeAll(async () => {
  sources = await makeTestSources(tools);
}, 60_000);
afterAll(() => rm(sources.folder, { recursive: true, force: true }));

async function render(timeline: Timeline, more: Partial<RenderRequest> = {}): Promise<string> {
  renders += 1;
  const outPath = join(sources.folder, `film ${renders}'s.mp4`);
  const workDir = join(sources.folder, `it's [work], ${renders}; a:b`);
  await mkdir(workDir);
  const aigc = { contentProducer: '片匠', produceId: 'film-1' };
  await renderTimeline({
    timeline,
    tools,
    resolveSource: sources.resolve,
    outPath,
    workDir,
    title: '标题',
    aigc,
    preset: 'ultrafast',
    ...more,
  });
  return outPath;
}

/** The picture's grey values at a moment, to compare films by what is seen. */
async function greyAt(path: string, seconds: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  await runFfmpeg({
    ffmpegPath: tools.ffmpegPath,
    args: [
      '-loglevel',
      'error',
      '-ss',
      String(seconds),
      '-i',
      path,
      '-frames:v',
      '1',
      '-f',
      'rawvideo',
      '-pix_fmt',
      'gray',
      'pipe:1',
    ],
    onStdout: (chunk) => void chunks.push(chunk),
  });
  return Buffer.concat(chunks);
}

function difference(a: Buffer, b: Buffer, rows: [number, number], width = 320): number {
  let sum = 0;
  for (let at = rows[0] * width; at < rows[1] * width; at += 1) sum += Math.abs(a[at]! - b[at]!);
  return sum / ((rows[1] - rows[0]) * width);
}

const everything = () =>
  testTimeline([
    segment({ frames: 30 }),
    segment({
      frames: 40,
      sourceKey: 'tall.mp4',
      fit: 'blur',
      sourceStartMs: 0,
      sourceDurationMs: 1300,
      speed: 0.8,
    }),
    segment({
      sceneNumber: 2,
      frames: 45,
      sourceKey: 'still.png',
      mediaType: 'image',
      sourceStartMs: 0,
      sourceDurationMs: 0,
      motion: 'pan-left',
      transition: { kind: 'fade', frames: 8 },
    }),
    segment({ sceneNumber: 3, frames: 28, transition: { kind: 'slide', frames: 6 } }),
    segment({
      sceneNumber: 4,
      frames: 20,
      sourceKey: 'still.png',
      mediaType: 'image',
      sourceStartMs: 0,
      sourceDurationMs: 0,
      motion: 'zoom-in',
      transition: { kind: 'wipe', frames: 5 },
    }),
  ]);

describe('renderTimeline', () => {
  it('makes the film that the timeline describes: frames, sound, labels, progress, a live picture', async () => {
    const timeline = everything();
    const reports: RenderProgress[] = [];
    const path = await render(timeline, { onProgress: (progress) => reports.push(progress) });
    const check = await checkFilm(tools, path, timeline);
    expect(check).toMatchObject({
      width: 320,
      height: 180,
      fps: 25,
      videoCodec: 'h264',
      audioCodec: 'aac',
      silentRanges: [],
      blackRanges: [],
    });
    expect(check.durationMs).toBeGreaterThanOrEqual((timeline.totalFrames * 1000) / 25 - 1);
    expect(check.aigc).toMatchObject({ Label: '1', ContentProducer: '片匠', ProduceID: 'film-1' });
    expect(Math.abs(check.loudnessLufs + 14)).toBeLessThanOrEqual(0.5);
    expect(check.truePeakDb).toBeLessThanOrEqual(-1);
    const fractions = reports.map((report) => report.fraction);
    expect(fractions).toEqual([...fractions].sort((a, b) => a - b));
    expect(fractions.at(-1)).toBe(1);
    expect(reports.at(-1)!.liveFramePath).not.toBeNull();
    expect((await readFile(reports.at(-1)!.liveFramePath!)).subarray(0, 2)).toEqual(
      Buffer.from([0xff, 0xd8]),
    );
    const posterPath = join(sources.folder, 'poster.jpg');
    await makePoster({ tools, filmPath: path, outPath: posterPath, atMs: 1000 });
    expect((await stat(posterPath)).size).toBeGreaterThan(1000);
  }, 60_000);

  it('holds the last picture where footage ends, and works without any sound', async () => {
    const timeline = testTimeline([segment({ frames: 60, sourceDurationMs: 800 })], {
      sound: { voice: [], music: null, targetLufs: -14, truePeakDb: -1 },
    });
    const path = await render(timeline);
    await checkFilm(tools, path, timeline);
    expect(difference(await greyAt(path, 1.2), await greyAt(path, 2.2), [60, 170])).toBeLessThan(1);
  }, 60_000);

  it('draws every caption, also what ASS would take for commands', async () => {
    const plain = testTimeline([segment({ frames: 75 })]);
    const without = await greyAt(await render(plain), 1);
    for (const line of [
      '四重过滤，清新每一口',
      '{\\an8}\\N{smart}',
      'fresh water, 7 days a week',
      '猫咪🐱喝水',
    ]) {
      const caption = { sceneNumber: 1, lines: [line], startMs: 500, endMs: 1500 };
      const path = await render({ ...plain, captions: [caption] });
      expect(difference(await greyAt(path, 1), without, [140, 176])).toBeGreaterThan(1.5);
      // Nothing escaped to where an override would have moved it.
      expect(difference(await greyAt(path, 1), without, [40, 120])).toBeLessThan(1.5);
    }
  }, 120_000);

  it('ends when it is told to and leaves nothing where the film would be', async () => {
    const long = testTimeline(
      Array.from({ length: 20 }, () => segment({ frames: 100 })),
      { width: 1920, height: 1080 },
    );
    const controller = new AbortController();
    const rendered = render(long, {
      preset: 'medium',
      signal: controller.signal,
      onProgress: ({ fraction }) => {
        if (fraction > 0) controller.abort();
      },
    });
    await expect(rendered).rejects.toSatisfy((error) => error instanceof FfmpegError && error.cancelled);
    const films = (await readdir(sources.folder)).filter((name) => name.startsWith(`film ${renders}'s`));
    expect(films).toEqual([]);
  }, 60_000);

  it('refuses a timeline that does not add up, before any work', async () => {
    await expect(render({ ...everything(), totalFrames: 5 })).rejects.toThrow(
      /时间线有误：画面共 144 帧，与总长 5 帧不一致/,
    );
  });
});

describe('checkFilm', () => {
  it('names everything that is not as the timeline says', async () => {
    const timeline = everything();
    const path = await render(timeline);
    const stripped = join(sources.folder, 'stripped.mp4');
    await runFfmpeg({
      ffmpegPath: tools.ffmpegPath,
      args: ['-loglevel', 'error', '-i', path, '-c', 'copy', stripped],
    });
    await access(stripped);
    const error = await checkFilm(tools, stripped, { ...timeline, width: 640, totalFrames: 99 }).catch(
      (caught: unknown) => caught,
    );
    expect(error).toBeInstanceOf(FilmCheckError);
    expect((error as FilmCheckError).problems).toEqual([
      '画面是 320×180，应为 640×180',
      '画面共 144 帧，应为 99 帧',
      '文件里没有 AIGC 标识',
    ]);
  }, 60_000);
});
