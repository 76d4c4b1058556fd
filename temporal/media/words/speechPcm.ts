import { sniffOrReject } from '../probe/probe.ts';
import { safeInput } from '../probe/safeInput.ts';
import { runFfmpeg } from '../process/ffmpeg.ts';
import type { MediaTools } from '../tools.ts';

const SAMPLE_RATE = 16_000;

export interface PcmRange {
  startMs: number;
  endMs: number;
}

/**
 * The sound of a range as 16 kHz mono samples, on the same clock as the analysis's speech ranges.
 * @throws MediaRejected; FfmpegError when cancelled or broken
 */
export async function speechPcm(
  tools: MediaTools,
  path: string,
  { startMs, endMs }: PcmRange,
  signal?: AbortSignal,
): Promise<Int16Array> {
  const sniffed = await sniffOrReject(path);
  const bytes = Buffer.alloc(Math.ceil(((endMs - startMs) * SAMPLE_RATE) / 1000) * 2);
  let length = 0;
  await runFfmpeg({
    ffmpegPath: tools.ffmpegPath,
    args: [
      ...['-v', 'error', '-ss', String(startMs / 1000)],
      ...safeInput(sniffed, path),
      ...['-map', '0:a:0', '-t', String((endMs - startMs) / 1000)],
      ...['-af', 'aresample=async=1:first_pts=0,aresample=16000', '-ac', '1', '-f', 's16le', 'pipe:1'],
    ],
    onStdout: (chunk) => {
      length += Buffer.from(chunk).copy(bytes, length);
    },
    signal,
    timeoutMs: 300_000,
  });
  return new Int16Array(bytes.buffer, bytes.byteOffset, Math.floor(length / 2));
}
