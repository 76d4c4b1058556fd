import { join } from 'node:path';
import type { MediaProbe } from '../../contracts/media.ts';

/** Output pipes of the pass, by file descriptor. */
export const PIPES = { frames: 4, frameTimes: 5, samples: 6, sampleTimes: 7, voice: 8, loudness: 9 } as const;

export interface PassSizes {
  /** Every frame, tiny and gray. */
  frame: { width: number; height: number };
  /** A frame now and then, in colour; also the size of thumbnails. */
  sample: { width: number; height: number };
  sampleEverySeconds: number;
}

const FRAME_LONG_SIDE = 64;
const FRAME_SHORT_SIDE = 36;
const THUMBNAIL_BOX = { width: 480, height: 640 };
const SAMPLE_EVERY_SECONDS = 0.5;
/** Bounds the thumbnails of a long file on disk. */
const MOST_SAMPLES = 3600;

export function passSizes(probe: MediaProbe): PassSizes {
  const portrait = probe.height > probe.width;
  const [width, height] = portrait
    ? [FRAME_SHORT_SIDE, FRAME_LONG_SIDE]
    : [FRAME_LONG_SIDE, FRAME_SHORT_SIDE];
  return {
    frame: { width, height },
    sample: thumbnailSize(probe),
    sampleEverySeconds: Math.max(SAMPLE_EVERY_SECONDS, probe.durationMs / 1000 / MOST_SAMPLES),
  };
}

/** Fits into 480 × 640, never enlarged, even (4:2:0 wants that). */
export function thumbnailSize({ width, height }: { width: number; height: number }) {
  const scale = Math.min(1, THUMBNAIL_BOX.width / width, THUMBNAIL_BOX.height / height);
  const even = (side: number) => Math.max(2, 2 * Math.round((side * scale) / 2));
  return { width: even(width), height: even(height) };
}

/** Name of the thumbnail of the n-th sample, counted from 0, in the pass's working folder. */
export function thumbnailPath(workDir: string, sample: number): string {
  return join(workDir, `sample-${String(sample + 1).padStart(6, '0')}.jpg`);
}

/**
 * Everything after the input: one decoding, split at once. Full size is touched only where it must be: all frames go
 * through the cheapest scaler to 320 pixels and from there by area to 64 × 36; the good scaler sees only samples.
 * Turning by the display matrix is put in front by ffmpeg itself.
 */
export function passArgs(sizes: PassSizes, hasAudio: boolean, workDir: string): string[] {
  const { frame, sample, sampleEverySeconds } = sizes;
  const middleWidth = frame.width * 5;
  const middleHeight = frame.height * 5;
  const chains = [
    '[0:V:0]split[every][some]',
    `[every]scale=${middleWidth}:${middleHeight}:flags=fast_bilinear:out_range=pc,format=gray,` +
      `scale=${frame.width}:${frame.height}:flags=area,split[frames][frame_times]`,
    `[some]select='isnan(prev_selected_t)+gte(t-prev_selected_t,${sampleEverySeconds})',` +
      `scale=${sample.width}:${sample.height}:flags=area,split[thumbnails][colors]`,
    '[colors]format=rgb24,split[samples][sample_times]',
  ];
  if (hasAudio) {
    chains.push(
      '[0:a:0]aresample=async=1:first_pts=0,ebur128=metadata=1,' +
        `ametadata=mode=print:key=lavfi.r128.M:direct=1:file='pipe\\:${PIPES.loudness}',` +
        'aresample=16000,aformat=sample_fmts=s16:channel_layouts=mono[voice]',
    );
  }
  return [
    ...['-filter_complex', chains.join(';')],
    ...rawVideo('frames', 'gray', PIPES.frames),
    ...times('frame_times', PIPES.frameTimes),
    ...rawVideo('samples', 'rgb24', PIPES.samples),
    ...times('sample_times', PIPES.sampleTimes),
    ...[
      '-map',
      '[thumbnails]',
      '-fps_mode',
      'passthrough',
      '-c:v',
      'mjpeg',
      '-q:v',
      '4',
      '-pix_fmt',
      'yuvj420p',
    ],
    ...['-f', 'image2', join(workDir.replaceAll('%', '%%'), 'sample-%06d.jpg')],
    ...(hasAudio ? ['-map', '[voice]', '-c:a', 'pcm_s16le', '-f', 's16le', `pipe:${PIPES.voice}`] : []),
  ];
}

function rawVideo(label: string, format: string, pipe: number): string[] {
  return [
    '-map',
    `[${label}]`,
    '-fps_mode',
    'passthrough',
    '-pix_fmt',
    format,
    '-f',
    'rawvideo',
    `pipe:${pipe}`,
  ];
}

function times(label: string, pipe: number): string[] {
  const inMilliseconds = ['-enc_time_base', '1:1000', '-c:v', 'rawvideo'];
  return [
    ...['-map', `[${label}]`, '-fps_mode', 'passthrough', ...inMilliseconds],
    ...['-flush_packets', '1', '-f', 'framecrc', `pipe:${pipe}`],
  ];
}
