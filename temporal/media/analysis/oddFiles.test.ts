import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeUprightPicture } from '../probe/picture.ts';
import { FfmpegError } from '../process/errors.ts';
import { drawClip, drawGraph, H264 } from '../testing/clips.ts';
import { findTestTools } from '../testing/tools.ts';
import { analyzeMedia } from './analyze.ts';
import { describeShot } from './describeShot.ts';
import { hashDistance } from './perceptualHash.ts';

const tools = findTestTools();
let dir: string;
const at = (name: string) => join(dir, name);

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'odd-files-'));
});
afterAll(() => rm(dir, { recursive: true, force: true }));

async function analyze(path: string) {
  const workDir = await mkdtemp(join(dir, 'work-100%-'));
  return { ...(await analyzeMedia(tools, path, { workDir })), workDir };
}

it('a video of one frame', async () => {
  const { analysis } = await analyze(await drawGraph('testsrc2=s=320x180:r=25:d=0.04', at('one.mp4')));
  expect(analysis.shots).toMatchObject([{ startMs: 0, endMs: 40, unusable: null, loudnessLufs: null }]);
});

it('ten-bit 4:2:2, turned by a quarter: measured upright', async () => {
  const flat = at('flat.mp4');
  await drawGraph('testsrc2=s=320x180:d=1', flat, [
    '-c:v',
    'libx264',
    '-preset',
    'ultrafast',
    '-pix_fmt',
    'yuv422p10le',
  ]);
  const turn = ['-c', 'copy', '-metadata:s:v', 'rotate=90'];
  const path = await drawClip(['-i', flat, ...turn], at('turned.mp4'));
  const { analysis, thumbnails } = await analyze(path);
  expect(analysis.probe).toMatchObject({ width: 180, height: 320 });
  expect(await sharp(thumbnails.posterPath).metadata()).toMatchObject({
    width: 180,
    height: 320,
    format: 'jpeg',
  });
});

it('a variable frame rate: cuts by time, not by count', async () => {
  // The first scene keeps every fifth frame only.
  const scenes =
    "testsrc2=s=320x180:r=25:d=3,select='not(mod(n,5))'[a];mandelbrot=s=320x180:r=25,trim=duration=3[b]";
  const graph = `${scenes};[a]setsar=1[c];[b]setsar=1,setpts=PTS+3/TB[d];[c][d]interleave`;
  const path = await drawGraph(graph, at('vfr.mkv'), ['-fps_mode', 'vfr', ...H264]);
  const { analysis } = await analyze(path);
  expect(analysis.shots).toHaveLength(2);
  expect(Math.abs(analysis.shots[1]!.startMs - 3000)).toBeLessThan(60);
});

it('a file that breaks off is measured as far as it goes', async () => {
  const graph = 'testsrc2=s=320x180:d=4,noise=alls=30';
  const whole = await readFile(await drawGraph(graph, at('whole.mp4'), [...H264, '-movflags', '+faststart']));
  await writeFile(at('broken.mp4'), whole.subarray(0, whole.length / 2));
  const { analysis } = await analyze(at('broken.mp4'));
  expect(analysis.probe.durationMs).toBeGreaterThan(1000);
  expect(analysis.probe.durationMs).toBeLessThan(3000);
  expect(analysis.shots.at(-1)!.endMs).toBe(analysis.probe.durationMs);
});

it('loudness, shot by shot: a tone at −23 LUFS, then silence', async () => {
  // A 997 Hz sine of both channels at −23 dBFS peak-to-mean as BS.1770 calibrates it.
  const sound = "aevalsrc='0.0708*sin(2*PI*997*t)*lt(t,3)|0.0708*sin(2*PI*997*t)*lt(t,3)':s=48000:d=6";
  const picture = 'testsrc2=s=320x180:d=3[a];mandelbrot=s=320x180,trim=duration=3,setsar=1[b];[a][b]concat';
  const inputs = ['-f', 'lavfi', '-i', picture, '-f', 'lavfi', '-i', sound];
  const { analysis } = await analyze(
    await drawClip([...inputs, ...H264, '-c:a', 'pcm_s16le'], at('tone.mov')),
  );
  const [loud, silent] = analysis.shots;
  expect(loud!.loudnessLufs!).toBeCloseTo(-23, 0);
  expect(silent!.loudnessLufs === null || silent!.loudnessLufs < -25).toBe(true);
  expect(analysis.speech).toEqual([]);
});

it('leaves a poster and a thumbnail a shot, and nothing else', async () => {
  const path = await drawGraph('testsrc2=s=1280x720:d=3', at('thumbs.mp4'));
  const { workDir, thumbnails } = await analyze(path);
  expect((await readdir(workDir)).sort()).toEqual(['poster.jpg', 'shot-0.jpg']);
  expect(await sharp(thumbnails.shotPaths[0]).metadata()).toMatchObject({ width: 480, height: 270 });
});

it('white is bright, its colour is white, and blur is less sharp', async () => {
  const white = await analyze(await drawGraph('color=white:s=320x180:d=1', at('white.mp4')));
  expect(white.analysis.shots[0]).toMatchObject({ colors: ['#FFFFFF'] });
  expect(white.analysis.shots[0]!.brightness).toBeGreaterThan(0.98);
  const sharpClip = await analyze(await drawGraph('testsrc2=s=640x360:d=1', at('sharp.mp4')));
  const blurred = await analyze(await drawGraph('testsrc2=s=640x360:d=1,gblur=sigma=6', at('blurred.mp4')));
  const [a, b] = [sharpClip.analysis.shots[0]!, blurred.analysis.shots[0]!];
  expect(b.sharpness).toBeLessThan(a.sharpness / 2);
  expect(hashDistance(a.perceptualHash, b.perceptualHash)).toBeLessThan(10);
  expect(hashDistance(a.perceptualHash, white.analysis.shots[0]!.perceptualHash)).toBeGreaterThan(15);
});

it.each(['png', 'bmp', 'webp', 'gif', 'tiff'])('a picture as %s: one shot without length', async (format) => {
  const drawn = await drawGraph('color=orange:s=200x100:d=0.04', at('p.png'), ['-frames:v', '1']);
  const path = at(`picture.${format}`);
  if (format === 'bmp') await drawClip(['-i', drawn], path);
  else
    await sharp(drawn)
      .toFormat(format as 'png')
      .toFile(path);
  const { analysis } = await analyze(path);
  expect(analysis.probe).toMatchObject({ mediaType: 'image', container: format, width: 200, height: 100 });
  expect(analysis.shots).toMatchObject([{ startMs: 0, endMs: 0, motion: 0 }]);
  expect(describeShot(analysis.shots[0]!)).toContain('图片，主色');
});

it('the upright copy of a photo has no orientation and no place in it', async () => {
  const photo = await drawGraph('testsrc2=s=200x100:d=0.04', at('p2.png'), ['-frames:v', '1']);
  await sharp(photo).withMetadata({ orientation: 6 }).jpeg().toFile(at('photo.jpg'));
  const sniffed = { mediaType: 'image', container: 'jpeg', demuxer: 'jpeg_pipe' } as const;
  const written = await writeUprightPicture(tools, at('photo.jpg'), sniffed, at('upright.jpg'));
  expect(written).toEqual({ container: 'jpeg', width: 100, height: 200 });
  expect((await sharp(at('upright.jpg')).metadata()).exif).toBeUndefined();
});

it('ends when it is cancelled', async () => {
  const path = await drawGraph('testsrc2=s=640x360:d=20', at('long.mp4'));
  const abort = new AbortController();
  const workDir = await mkdtemp(join(dir, 'work-'));
  const run = analyzeMedia(tools, path, { workDir, signal: abort.signal, onProgress: () => abort.abort() });
  const error: unknown = await run.catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(FfmpegError);
  expect((error as FfmpegError).cancelled).toBe(true);
});

it('says in one line what was measured and no more', () => {
  const shot = { startMs: 0, endMs: 3200, brightness: 0.7, motion: 0.5, sharpness: 0.6, loudnessLufs: -20 };
  const line = describeShot({ ...shot, speechRatio: 0.8, colors: ['#F2C14E'], unusable: null });
  expect(line).toBe('明亮、运动较多的 3.2 秒镜头，主色暖黄，有人声');
});
