import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PictureSegment, Timeline } from '../../contracts/timeline.ts';
import { runFfmpeg } from '../process/ffmpeg.ts';
import { captionStyleFor } from '../timeline/captions/captionStyle.ts';
import { msAt } from '../timeline/frames.ts';
import { buildLabel } from '../timeline/label.ts';
import type { MediaTools } from '../tools.ts';

/** Small sources for render tests, made with ffmpeg's own generators; keys are file names in `folder`. */
export async function makeTestSources(
  tools: MediaTools,
): Promise<{ folder: string; resolve: (key: string) => Promise<string> }> {
  const folder = await mkdtemp(join(tmpdir(), 'render-test-'));
  const make = (args: string[]) =>
    runFfmpeg({ ffmpegPath: tools.ffmpegPath, args: ['-loglevel', 'error', ...args] });
  const x264 = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p'];
  await make(['-f', 'lavfi', '-i', 'testsrc2=s=320x240:r=24000/1001:d=4', ...x264, join(folder, 'odd.mp4')]);
  await make(['-f', 'lavfi', '-i', 'testsrc=s=180x320:r=60:d=3', ...x264, join(folder, 'tall.mp4')]);
  await make(['-f', 'lavfi', '-i', 'mandelbrot=s=400x300', '-frames:v', '1', join(folder, 'still.png')]);
  const speech = 'aevalsrc=0.4*sin(2*PI*(180+60*sin(2*PI*3*t))*t)*(0.6+0.4*sin(2*PI*5*t)):s=48000:d=2';
  await make(['-f', 'lavfi', '-i', speech, '-c:a', 'pcm_s16le', join(folder, 'voice.wav')]);
  await make([
    '-f',
    'lavfi',
    '-i',
    'sine=f=330:r=48000:d=4,volume=0.2',
    '-ac',
    '2',
    join(folder, 'music.wav'),
  ]);
  return { folder, resolve: async (key) => join(folder, key) };
}

export function segment(more: Partial<PictureSegment>): PictureSegment {
  return {
    sceneNumber: 1,
    sourceKey: 'odd.mp4',
    mediaType: 'video',
    sourceStartMs: 500,
    sourceDurationMs: 2000,
    speed: 1,
    frames: 30,
    fit: 'cover',
    motion: 'none',
    transition: { kind: 'cut', frames: 0 },
    ...more,
  };
}

export function testTimeline(picture: PictureSegment[], more: Partial<Timeline> = {}): Timeline {
  const fps = 25;
  const totalFrames = picture.reduce((sum, each) => sum + each.frames - each.transition.frames, 0);
  return {
    version: 1,
    width: 320,
    height: 180,
    fps,
    totalFrames,
    picture,
    sound: {
      voice: [{ sceneNumber: 1, audioKey: 'voice.wav', startMs: 200, durationMs: 2000, gainDb: 0 }],
      music: { audioKey: 'music.wav', name: '测试', gainDb: 0, duckDb: 8, fadeInMs: 200, fadeOutMs: 400 },
      targetLufs: -14,
      truePeakDb: -1,
    },
    captions: [],
    captionStyle: captionStyleFor(320, 180),
    label: buildLabel(msAt(totalFrames, fps)),
    ...more,
  };
}
