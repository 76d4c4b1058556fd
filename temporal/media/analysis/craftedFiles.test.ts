import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { MediaAnalysis } from '../../contracts/media.ts';
import { MediaRejected } from '../probe/errors.ts';
import { drawClip, drawGraph, H264 } from '../testing/clips.ts';
import { findTestTools } from '../testing/tools.ts';
import { analyzeMedia } from './analyze.ts';

const tools = findTestTools();
let dir: string;
const at = (name: string) => join(dir, name);

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'crafted-files-'));
});
afterAll(() => rm(dir, { recursive: true, force: true }));

async function analyze(path: string): Promise<MediaAnalysis> {
  const workDir = await mkdtemp(join(dir, 'work-'));
  return (await analyzeMedia(tools, path, { workDir })).analysis;
}

/** Two scenes of two seconds, cut in the middle, at any frame rate. */
const twoScenes = (rate: number) =>
  `testsrc2=s=320x180:r=${rate}:d=2,setsar=1[a];mandelbrot=s=320x180:r=${rate},trim=duration=2,setsar=1[b];[a][b]concat`;
const SOUND = ['-f', 'lavfi', '-i', 'sine=f=440:d=4:r=44100'];

function expectOneCut(analysis: MediaAnalysis, atMs: number, withinMs = 60) {
  expect(analysis.shots.map(({ entry }) => entry)).toEqual(['start', 'cut']);
  expect(Math.abs(analysis.shots[1]!.startMs - atMs)).toBeLessThanOrEqual(withinMs);
  expect(analysis.shots.at(-1)!.endMs).toBe(analysis.probe.durationMs);
}

it('1. a variable frame rate', async () => {
  const graph = `${twoScenes(30)},select='lt(t,2)+not(mod(n,3))'`;
  const path = await drawGraph(graph, at('vfr.mp4'), ['-fps_mode', 'vfr', ...H264]);
  expectOneCut(await analyze(path), 2000, 110);
});

it('2. turned by the display matrix: upright', async () => {
  const flat = await drawGraph(twoScenes(25), at('flat.mp4'));
  const path = await drawClip(['-i', flat, '-c', 'copy', '-metadata:s:v', 'rotate=90'], at('turned.mp4'));
  const analysis = await analyze(path);
  expect(analysis.probe).toMatchObject({ width: 180, height: 320 });
  expectOneCut(analysis, 2000);
});

it('3. without sound: nothing is said of it', async () => {
  expect(await analyze(await drawGraph(twoScenes(25), at('mute.mp4')))).toMatchObject({
    loudnessLufs: null,
    speech: [],
    silences: [],
    waveform: { peaks: [] },
    probe: { audioCodec: null },
  });
});

it('4. sound without a picture: says so', async () => {
  const path = await drawClip([...SOUND, '-c:a', 'aac'], at('sound.mp4'));
  const rejection = await analyze(path).catch((error: unknown) => error);
  expect(rejection).toBeInstanceOf(MediaRejected);
  expect(rejection).toMatchObject({
    reason: 'no-video',
    userMessage: '文件中只有声音，没有画面，请换一个有画面的视频',
  });
});

it('5. 4:2:2 in ten bits', async () => {
  const pixels = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv422p10le'];
  expectOneCut(await analyze(await drawGraph(twoScenes(25), at('422.mov'), pixels)), 2000);
});

it('6. HDR: as bright as it is meant, not black', async () => {
  const hdr = ['-pix_fmt', 'yuv420p10le', '-color_trc', 'smpte2084', '-color_primaries', 'bt2020'];
  const more = ['-c:v', 'libx264', '-preset', 'ultrafast', ...hdr, '-colorspace', 'bt2020nc'];
  const analysis = await analyze(await drawGraph(twoScenes(25), at('hdr.mp4'), more));
  expectOneCut(analysis, 2000);
  expect(analysis.shots[0]!.brightness).toBeGreaterThan(0.2);
  expect(analysis).toMatchObject({ black: [] });
});

it('7. one frame', async () => {
  const analysis = await analyze(await drawGraph('testsrc2=s=320x180:r=25:d=0.04', at('one.mp4')));
  expect(analysis.shots).toMatchObject([{ startMs: 0, endMs: 40, entry: 'start', unusable: null }]);
  expect(analysis).toMatchObject({ black: [], frozen: [], flashesMs: [] });
});

it('8. broken off: as far as it goes', async () => {
  const graph = `${twoScenes(25)},noise=alls=30`;
  const whole = await readFile(await drawGraph(graph, at('whole.mp4'), [...H264, '-movflags', '+faststart']));
  await writeFile(at('broken.mp4'), whole.subarray(0, whole.length * 0.8));
  const analysis = await analyze(at('broken.mp4'));
  expectOneCut(analysis, 2000);
  expect(analysis.probe.durationMs).toBeLessThan(4000);
});

it.each([
  ['9.', 12],
  ['10.', 100],
])('%s %d frames a second', async (_, rate) => {
  expectOneCut(await analyze(await drawGraph(twoScenes(rate), at(`${rate}.mp4`))), 2000, 1000 / rate + 1);
});

it('tells flashes, black, frozen and silent parts with their times', async () => {
  const parts = [
    "mandelbrot=s=320x180:r=25,trim=duration=2,drawbox=t=fill:c=white:enable='between(t,1,1.07)',setsar=1[a]",
    'color=black:s=320x180:r=25:d=1,setsar=1[b]',
    'smptehdbars=s=320x180:r=25:d=3,setsar=1[c]',
    '[a][b][c]concat=n=3',
  ];
  const tone = "aevalsrc='0.5*sin(2*PI*440*t)*(lt(t,2)+gt(t,3))':s=48000:d=6";
  const inputs = ['-f', 'lavfi', '-i', parts.join(';'), '-f', 'lavfi', '-i', tone];
  const analysis = await analyze(await drawClip([...inputs, ...H264, '-c:a', 'aac'], at('parts.mp4')));
  const about = (ms: number) => expect.closeTo(ms / 1000, 1) as number;
  const seconds = (ranges: MediaAnalysis['black']) =>
    ranges.map(({ startMs, endMs }) => [startMs / 1000, endMs / 1000]);
  expect(analysis.flashesMs.map((ms) => ms / 1000)).toEqual([about(1000)]);
  expect(seconds(analysis.black)).toEqual([[about(2000), about(3000)]]);
  expect(seconds(analysis.frozen)).toEqual([[about(3000), about(6000)]]);
  expect(seconds(analysis.silences)).toEqual([[about(2000), about(3000)]]);
  const { stepMs, peaks } = analysis.waveform;
  const peakAt = (ms: number) => peaks[Math.floor(ms / stepMs)]!;
  expect(peakAt(1000)).toBeCloseTo(0.5, 1);
  expect(peakAt(2500)).toBeLessThan(0.01);
  expect(peaks.length * stepMs).toBeGreaterThan(5900);
  expect(peaks.length).toBeLessThanOrEqual(1000);
  expect(analysis.shots.map(({ entry, unusable }) => [entry, unusable])).toEqual([
    ['start', null],
    ['fade', 'black'],
    ['fade', 'frozen'],
  ]);
});
