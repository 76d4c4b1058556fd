import { mkdir, mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PictureSegment } from '../../contracts/timeline.ts';
import { runFfmpeg } from '../process/ffmpeg.ts';
import { findTestTools } from '../testing/tools.ts';
import { probeFilm } from './probeFilm.ts';
import { renderTimeline } from './renderTimeline.ts';
import { segment, testTimeline } from './testFilm.ts';

const tools = findTestTools();
let folder: string;
const at = (name: string) => join(folder, name);
const x264 = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-g', '12'];
const run = (args: string[]) =>
  runFfmpeg({ ffmpegPath: tools.ffmpegPath, args: ['-loglevel', 'error', ...args] });

interface Generated {
  r?: string;
  d?: number;
  s?: string;
  beside?: string[];
  more?: string[];
}

function video(name: string, { r = '30', d = 3, s = '160x90', beside = [], more = [] }: Generated) {
  const picture = ['-f', 'lavfi', '-i', `testsrc2=s=${s}:r=${r}:d=${d}`];
  return run([...picture, ...beside, ...x264, ...more, at(name)]);
}

/** Keeps the beginning of a file whose index says that there is more. */
async function cutOff(name: string, kept: number) {
  await truncate(at(name), Math.floor((await readFile(at(name))).length * kept));
}

async function damage(name: string) {
  const bytes = await readFile(at(name));
  for (let byte = Math.floor(bytes.length / 3); byte < bytes.length; byte += 97) bytes[byte]! ^= 0x5a;
  await writeFile(at(name), bytes);
}

const passed = ['-fps_mode', 'passthrough', '-enc_time_base', '1/1000'];
const range = (startMs: number, durationMs: number): Partial<PictureSegment> => ({
  sourceStartMs: startMs,
  sourceDurationMs: durationMs,
});

const ODD: Array<{
  what: string;
  name: string;
  make: () => Promise<unknown>;
  uses: Partial<PictureSegment>;
}> = [
  {
    what: 'a frame shorter than claimed',
    name: 'ntsc.mp4',
    make: () => video('ntsc.mp4', { r: '30000/1001', more: ['-frames:v', '90'] }),
    uses: range(0, 3003),
  },
  {
    what: 'much shorter than claimed',
    name: 'short.mp4',
    make: () => video('short.mp4', { d: 0.4 }),
    uses: range(100, 20_000),
  },
  {
    what: '12.5 fps',
    name: 'slow.mp4',
    make: () => video('slow.mp4', { r: '25/2' }),
    uses: range(333, 1111),
  },
  { what: '100 fps', name: 'fast.mkv', make: () => video('fast.mkv', { r: '100' }), uses: range(15, 1995) },
  {
    what: 'a variable rate',
    name: 'vfr.mp4',
    make: () => video('vfr.mp4', { more: ['-vf', `select='not(mod(n*n,7))'`, ...passed] }),
    uses: range(50, 2900),
  },
  {
    what: 'a pause longer than the range',
    name: 'pause.mkv',
    make: () => video('pause.mkv', { d: 6, more: ['-vf', `select='lt(t,1)+gt(t,5)'`, ...passed] }),
    uses: range(2000, 1500),
  },
  {
    what: 'a first frame that comes late',
    name: 'late.mkv',
    make: () =>
      video('late.mkv', {
        beside: ['-f', 'lavfi', '-i', 'sine=d=5'],
        more: ['-vf', 'setpts=PTS+2.3/TB', ...passed],
      }),
    uses: range(0, 1200),
  },
  {
    what: 'a start beyond the end',
    name: 'ended.mp4',
    make: () => video('ended.mp4', { d: 1 }),
    uses: range(9000, 1000),
  },
  {
    what: 'an index that promises more than the file holds',
    name: 'cut.mp4',
    make: async () => {
      await video('cut.mp4', { d: 6, more: ['-movflags', '+faststart'] });
      await cutOff('cut.mp4', 0.5);
    },
    uses: range(4500, 1500),
  },
  {
    what: 'no index and a broken end',
    name: 'cut.mkv',
    make: async () => {
      await video('cut.mkv', {});
      await cutOff('cut.mkv', 0.6);
    },
    uses: range(500, 2500),
  },
  {
    what: 'damaged pictures',
    name: 'damaged.ts',
    make: async () => {
      await video('damaged.ts', {});
      await damage('damaged.ts');
    },
    uses: range(0, 3000),
  },
  {
    what: 'one single picture',
    name: 'one.mp4',
    make: () => video('one.mp4', { more: ['-frames:v', '1'] }),
    uses: range(0, 500),
  },
  {
    what: 'less than a frame of it used',
    name: 'glance.mp4',
    make: () => video('glance.mp4', { r: '60' }),
    uses: { ...range(1001, 20), speed: 4 },
  },
  {
    what: 'time stamps far from zero and odd, oblong pixels',
    name: 'offset.ts',
    make: () => video('offset.ts', { s: '162x94', more: ['-vf', 'setsar=4/3', '-output_ts_offset', '5000'] }),
    uses: range(700, 2000),
  },
  {
    what: 'a size that changes on the way',
    name: 'sizes.ts',
    make: async () => {
      await video('a.ts', { d: 1 });
      await video('b.ts', { d: 1, s: '90x160', more: ['-output_ts_offset', '1'] });
      await writeFile(
        at('sizes.ts'),
        Buffer.concat([await readFile(at('a.ts')), await readFile(at('b.ts'))]),
      );
    },
    uses: range(0, 2000),
  },
];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'odd-sources-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function framesOf(name: string, picture: PictureSegment[]): Promise<[number, number]> {
  const silent = { voice: [], music: null, targetLufs: -14, truePeakDb: -1 };
  const timeline = testTimeline(picture, { fps: 30, width: 90, height: 160, sound: silent });
  const workDir = at(`${name}.work`);
  await mkdir(workDir, { recursive: true });
  const outPath = at(`${name}.film.mp4`);
  await renderTimeline({
    timeline,
    tools,
    resolveSource: async (key) => at(key),
    outPath,
    workDir,
    title: '',
    aigc: { contentProducer: '片匠', produceId: '1' },
    preset: 'ultrafast',
  });
  const probe = await probeFilm(tools, outPath);
  return [probe.streams.find((each) => each.codec_type === 'video')!.nb_frames ?? 0, timeline.totalFrames];
}

describe('the number of frames', () => {
  // Every piece is cut to its length, none can be too long: a right total means that each is right.
  it.each(ODD)('is exact for footage with $what', async ({ name, make, uses }) => {
    await make();
    const one = (more: Partial<PictureSegment>) =>
      segment({ sourceKey: name, speed: 0.77, fit: 'blur', ...uses, ...more });
    const [made, wanted] = await framesOf(name, [
      one({ frames: 155 }),
      one({ frames: 1, fit: 'cover' }),
      one({ frames: 47 }),
      one({ frames: 30, transition: { kind: 'slide', frames: 9 } }),
      one({ frames: 12, fit: 'cover', motion: 'zoom-in', transition: { kind: 'fade', frames: 1 } }),
      one({ frames: 9, speed: 1, transition: { kind: 'wipe', frames: 8 } }),
    ]);
    expect(made).toBe(wanted);
  });
});
