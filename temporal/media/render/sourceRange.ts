import { MediaRejected } from '../probe/errors.ts';
import { FfmpegError } from '../process/errors.ts';
import { runFfmpeg } from '../process/ffmpeg.ts';
import type { MediaTools } from '../tools.ts';

export interface SourceRange {
  startMs: number;
  durationMs: number;
}

/**
 * The range itself where a picture can be decoded in it. Files end before they say, are cut off, begin late or
 * pause: then the range starts at the picture that a player would be showing there, the last one before it, or
 * the file's first one. Without this the range would have nothing that could be held.
 * @param file `safeInput` of the source.
 * @throws MediaRejected when no picture of the file can be decoded at all; FfmpegError on `signal`.
 */
export async function rangeWithPicture(
  tools: MediaTools,
  file: readonly string[],
  range: SourceRange,
  signal?: AbortSignal,
): Promise<SourceRange> {
  // ffmpeg counts a duration from the first picture that it finds, however late: the times are compared here.
  const look = async (untilMs: number, options: Look) =>
    (await pictureTimes(tools, file, options, signal)).filter((timeMs) => timeMs < untilMs);
  const first = ['-frames:v', '1'];
  const endMs = range.startMs + range.durationMs;
  if ((await look(endMs, { ...range, output: first })).length > 0) return range;
  const until = range.startMs + 1;
  const keys = { startMs: 0, durationMs: until, input: ['-skip_frame', 'nokey'] };
  const key = (await look(until, keys)).at(-1);
  if (key !== undefined) {
    const rest = await look(until, { startMs: key, durationMs: until - key });
    return { ...range, startMs: rest.at(-1) ?? key };
  }
  const [opening] = await look(Number.POSITIVE_INFINITY, { startMs: 0, output: first });
  if (opening === undefined) throw new MediaRejected('damaged', 'video', 'no picture can be decoded');
  return { ...range, startMs: opening };
}

interface Look {
  startMs: number;
  durationMs?: number;
  input?: string[];
  output?: string[];
}

/** When the pictures of a range are shown, in milliseconds of the file. */
async function pictureTimes(
  tools: MediaTools,
  file: readonly string[],
  { startMs, durationMs, input = [], output = [] }: Look,
  signal?: AbortSignal,
): Promise<number[]> {
  const chunks: Buffer[] = [];
  const range = durationMs === undefined ? [] : ['-t', String(durationMs / 1000)];
  await runFfmpeg({
    ffmpegPath: tools.ffmpegPath,
    args: [
      ...['-loglevel', 'error', '-ss', String(startMs / 1000), ...range, '-an', '-sn', '-dn'],
      ...[...input, ...file, '-map', '0:v:0', ...output],
      ...['-vf', 'scale=16:16,settb=1/1000', '-fps_mode', 'passthrough', '-enc_time_base', '1/1000'],
      ...['-f', 'framecrc', 'pipe:1'],
    ],
    signal,
    onStdout: (chunk) => void chunks.push(chunk),
  }).catch((error: unknown) => {
    // Newer versions end with a code where a range has no picture: an answer. No code: killed, or never started.
    if (!(error instanceof FfmpegError) || error.exitCode === null || error.cancelled || error.timedOut)
      throw error;
  });
  const lines = Buffer.concat(chunks)
    .toString('latin1')
    .matchAll(/^0,\s*-?\d+,\s*(-?\d+),/gm);
  // A millisecond earlier than rounded, so that the picture itself lies behind the start.
  return [...lines].map((line) => Math.max(0, startMs + Number(line[1]) - 1));
}
