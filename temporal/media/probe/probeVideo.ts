import type { MediaProbe } from '../../contracts/media.ts';
import { FfmpegError } from '../process/errors.ts';
import { runFfmpeg } from '../process/ffmpeg.ts';
import { ffprobeJson } from '../process/ffprobe.ts';
import type { MediaTools } from '../tools.ts';
import type { Sniffed } from './containers.ts';
import { MediaRejected } from './errors.ts';
import { LARGEST_FRAME_PIXELS, MOST_STREAMS, safeInput } from './safeInput.ts';
import {
  findAudio,
  findVideo,
  isTurnedSideways,
  PROBE_ENTRIES,
  parseRate,
  probeAnswerSchema,
} from './streams.ts';

export const SMALLEST_SIDE = 16;
/** Under the upload limit of 1 GB a longer file is a header that lies, or of no use as footage. */
const LONGEST_MS = 6 * 3600 * 1000;
const HIGHEST_FPS = 300;
const PROVEN_FRAMES = 3;
const TIMEOUT_MS = 30_000;
const LIMITS = { cpuSeconds: 30, memoryBytes: 2 ** 32 };

interface ProbeRun {
  tools: MediaTools;
  path: string;
  sniffed: Sniffed;
  signal?: AbortSignal | undefined;
}

/** Reads what the file claims, refuses nonsense, and decodes its first frames to prove that there are some. */
export async function probeVideo(run: ProbeRun): Promise<MediaProbe> {
  const { streams, format } = await readClaims(run);
  if (streams.length >= MOST_STREAMS) throw rejected('too-many-streams', `${streams.length} streams`);
  const video = findVideo(streams);
  if (!video) {
    const hasSound = streams.some(({ codec_type }) => codec_type === 'audio');
    throw rejected(hasSound ? 'no-video' : 'damaged', 'no moving picture inside');
  }

  const { width = 0, height = 0 } = video;
  if (width * height > LARGEST_FRAME_PIXELS) throw rejected('too-many-pixels', `${width}×${height}`);
  await decodeFirstFrames(run);
  if (Math.min(width, height) < SMALLEST_SIDE) throw rejected('too-small', `${width}×${height}`);

  const claimedMs = Math.round((format.duration ?? video.duration ?? 0) * 1000);
  if (claimedMs > LONGEST_MS) throw rejected('too-long', `${claimedMs} ms`);
  const durationMs = claimedMs > 0 ? claimedMs : await measureDurationMs(run);
  if (durationMs <= 0) throw rejected('damaged', 'no duration');

  const fps = parseRate(video.avg_frame_rate) || parseRate(video.r_frame_rate);
  if (fps <= 0 || fps > HIGHEST_FPS) throw rejected('frame-rate', `${fps} frames a second`);
  const sideways = isTurnedSideways(video);
  return {
    mediaType: 'video',
    container: run.sniffed.container,
    width: sideways ? height : width,
    height: sideways ? width : height,
    durationMs,
    fps: Math.round(fps * 1000) / 1000,
    videoCodec: video.codec_name ?? 'unknown',
    audioCodec: findAudio(streams)?.codec_name ?? null,
  };
}

async function readClaims({ tools, path, sniffed, signal }: ProbeRun) {
  const answer = await rejectUnreadable(
    ffprobeJson({
      ffprobePath: tools.ffprobePath,
      args: ['-show_entries', PROBE_ENTRIES, ...safeInput(sniffed, path)],
      timeoutMs: TIMEOUT_MS,
      limits: LIMITS,
      signal,
    }),
  );
  const parsed = probeAnswerSchema.safeParse(answer);
  if (!parsed.success) throw rejected('damaged', `ffprobe's answer: ${parsed.error.message}`);
  return parsed.data;
}

async function decodeFirstFrames({ tools, path, sniffed, signal }: ProbeRun): Promise<void> {
  let frames = 0;
  const output = ['-map', '0:V:0', '-frames:v', String(PROVEN_FRAMES), '-f', 'null', '-'];
  await rejectUnreadable(
    runFfmpeg({
      ffmpegPath: tools.ffmpegPath,
      args: ['-v', 'error', '-threads', '2', ...safeInput(sniffed, path), ...output],
      onProgress: (progress) => {
        frames = progress.frame;
      },
      timeoutMs: TIMEOUT_MS,
      limits: LIMITS,
      signal,
    }),
  );
  if (frames === 0) throw rejected('damaged', 'not one frame could be decoded');
}

/** Streams recorded live (WebM, MPEG) carry no duration: reading the packets through tells it. */
async function measureDurationMs({ tools, path, sniffed, signal }: ProbeRun): Promise<number> {
  let outTimeMs = 0;
  await rejectUnreadable(
    runFfmpeg({
      ffmpegPath: tools.ffmpegPath,
      args: ['-v', 'error', ...safeInput(sniffed, path), '-map', '0:V:0', '-c', 'copy', '-f', 'null', '-'],
      onProgress: (progress) => {
        outTimeMs = progress.outTimeMs;
      },
      timeoutMs: TIMEOUT_MS,
      limits: LIMITS,
      signal,
    }),
  );
  return outTimeMs;
}

async function rejectUnreadable<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof FfmpegError) || error.cancelled) throw error;
    // A program that is not there says nothing about the file.
    if (error.exitCode === null && !error.timedOut && error.cause) throw error;
    const log = error.stderrTail.slice(-5).join(' | ');
    const refusedCodec = /Codec \((\w+)\) not on whitelist/i.exec(error.stderrTail.join(' '))?.[1];
    if (refusedCodec) throw rejected('codec-not-allowed', refusedCodec, error);
    throw rejected('damaged', log || error.message, error);
  }
}

function rejected(reason: MediaRejected['reason'], detail: string, cause?: unknown): MediaRejected {
  return new MediaRejected(reason, 'video', detail, cause);
}
