import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Shot } from '../../contracts/media.ts';
import { drawGraph } from '../testing/clips.ts';
import { findTestTools } from '../testing/tools.ts';
import { analyzeMedia } from './analyze.ts';
import { isFit } from './fitness.ts';

const tools = findTestTools();
let dir: string;
let count = 0;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'scenes-'));
});
afterAll(() => rm(dir, { recursive: true, force: true }));

async function shotsOf(graph: string): Promise<Shot[]> {
  count += 1;
  const path = await drawGraph(graph, join(dir, `${count}.mp4`));
  const { analysis } = await analyzeMedia(tools, path, { workDir: await mkdtemp(join(dir, 'work-')) });
  return analysis.shots;
}

/** Four different moving scenes of ffmpeg's, as one size and rate. */
const scene = (which: number, seconds: number, rate = 25) => {
  const sources = [
    `testsrc2=s=320x180:r=${rate}:d=${seconds}`,
    `mandelbrot=s=320x180:r=${rate}:start_scale=0.02:end_scale=0.01,trim=duration=${seconds}`,
    `life=s=80x45:r=${rate}:mold=10:ratio=0.3:seed=7:death_color=#205080:life_color=#f0d060,trim=duration=${seconds},scale=320:180`,
    `testsrc=s=320x180:r=${rate}:d=${seconds},vflip,hue=h=140`,
  ];
  return `${sources[which]},setsar=1,format=yuv420p,setpts=PTS-STARTPTS`;
};
const joined = (parts: string[]) =>
  `${parts.map((part, i) => `${part}[p${i}]`).join(';')};${parts.map((_, i) => `[p${i}]`).join('')}concat=n=${parts.length}`;

it.each([12.5, 25, 60])('finds every hard cut to the frame at %d frames a second', async (rate) => {
  const shots = await shotsOf(
    joined([scene(0, 2, rate), scene(3, 2, rate), scene(1, 2, rate), scene(0, 2, rate)]),
  );
  expect(shots).toHaveLength(4);
  for (const [index, startMs] of [0, 2000, 4000, 6000].entries()) {
    expect(Math.abs(shots[index]!.startMs - startMs)).toBeLessThanOrEqual(1000 / rate);
  }
});

it.each([0.6, 1, 2])('gives the frames of a %d s dissolve to neither shot', async (seconds) => {
  const cross = `xfade=transition=fade:duration=${seconds}:offset=2.5`;
  const shots = await shotsOf(`${scene(3, 5)}[a];${scene(0, 5)}[b];[a][b]${cross}`);
  expect(shots).toHaveLength(2);
  const [before, after] = shots as [Shot, Shot];
  expect(Math.abs(before.endMs - 2500)).toBeLessThan(300);
  expect(Math.abs(after.startMs - 2500 - seconds * 1000)).toBeLessThan(300);
});

it('parts two shots at a fade through black', async () => {
  const out = `${scene(0, 3)},fade=t=out:st=2.5:d=0.5`;
  const back = `${scene(1, 3)},fade=t=in:st=0:d=0.5`;
  const shots = await shotsOf(joined([out, back]));
  expect(shots).toHaveLength(2);
  expect(shots[0]!.endMs).toBeGreaterThan(2300);
  expect(shots[0]!.endMs).toBeLessThanOrEqual(3000);
  expect(shots[1]!.startMs).toBeGreaterThanOrEqual(3000);
  expect(shots[1]!.startMs).toBeLessThan(3700);
});

it.each([
  ['a flash of two frames', `${scene(1, 4)},drawbox=t=fill:c=white:enable='between(t,2,2.07)'`],
  ['the light going down', `${scene(1, 4)},eq=brightness='-0.15*gt(t,1)*min(1,t-1)':eval=frame`],
  ['a title coming in', `${scene(1, 4)},drawbox=x=60:y=60:w=200:h=50:t=fill:c=white:enable='gt(t,2)'`],
  ['a steady pan', 'mandelbrot=s=960x540:r=25:end_pts=1e9,trim=duration=4,crop=320:180:x=t*100:y=200'],
])('does not take %s for a cut', async (_, graph) => {
  expect(await shotsOf(graph)).toHaveLength(1);
});

it('marks black, frozen and very short shots as unusable and says why by numbers', async () => {
  const black = 'color=black:s=320x180:r=25:d=2,setsar=1,format=yuv420p';
  const still = 'smptehdbars=s=320x180:r=25:d=3,setsar=1,format=yuv420p';
  const shots = await shotsOf(joined([scene(0, 2), black, scene(1, 2), still, scene(0, 0.4), scene(1, 2)]));
  expect(shots.map(({ unusable }) => unusable)).toEqual([null, 'black', null, 'frozen', null, null]);
  expect(shots.map(isFit)).toEqual([true, false, true, false, false, true]);
  expect(shots[1]!.brightness).toBeLessThan(0.02);
  expect(shots[3]!.motion).toBeLessThan(0.01);
});

it('divides what is longer than ten seconds where it is calmest', async () => {
  // Still between 7.6 and 8.4 s, restless else.
  const pan =
    "testsrc2=s=960x540:r=25:d=16,crop=320:180:x='if(between(t,7.6,8.4),100,100+60*sin(20*t))':y=100";
  const shots = await shotsOf(
    pan.replace(
      'testsrc2=s=960x540:r=25:d=16',
      'mandelbrot=s=960x540:r=25:start_scale=1:end_scale=1,trim=duration=16',
    ),
  );
  expect(shots).toHaveLength(2);
  expect(shots[0]!.endMs).toBeGreaterThan(7500);
  expect(shots[0]!.endMs).toBeLessThan(8500);
});

it('parts two shots at a fade through white, and not one at a white flash', async () => {
  const out = `${scene(0, 3)},fade=t=out:st=2.5:d=0.5:c=white`;
  const back = `${scene(3, 3)},fade=t=in:st=0:d=0.5:c=white`;
  const shots = await shotsOf(joined([out, back]));
  expect(shots.map(({ entry }) => entry)).toEqual(['start', 'fade']);
  expect(shots[0]!.endMs).toBeGreaterThan(2300);
  expect(shots[1]!.startMs).toBeLessThan(3700);
  const flash = `${scene(3, 4)},fade=t=out:st=1.9:d=0.1:c=white:enable='lt(t,2)',drawbox=t=fill:c=white:enable='between(t,2,2.15)'`;
  expect(await shotsOf(flash)).toHaveLength(1);
});

it('parts two takes of one place that lie within the reach of a camera, and not what the camera moves over', async () => {
  const place =
    'color=gray:s=32x18:r=25:d=4,format=gray,noise=alls=90:all_seed=7,scale=960:540:flags=bicubic,format=yuv420p';
  const jump = `${place},crop=320:180:x='300+40*gt(t,2)+4*sin(t)':y=200`;
  expect(await shotsOf(jump)).toHaveLength(2);
  const quick = `${place},crop=320:180:x='300+40*clip((t-2)/0.2,0,1)+4*sin(t)':y=200`;
  expect(await shotsOf(quick)).toHaveLength(1);
});

it.each(['slideleft', 'slideright', 'wipeleft'])('parts two shots at a %s', async (transition) => {
  const cross = `xfade=transition=${transition}:duration=0.4:offset=2`;
  const shots = await shotsOf(`${scene(3, 3)}[a];${scene(0, 3)}[b];[a][b]${cross}`);
  expect(shots.map(({ entry }) => entry)).toEqual(['start', 'dissolve']);
  expect(Math.abs(shots[0]!.endMs - 2000)).toBeLessThan(250);
  expect(Math.abs(shots[1]!.startMs - 2400)).toBeLessThan(250);
});
