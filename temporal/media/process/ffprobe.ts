import { runChild } from './child.ts';
import type { ChildLimits } from './limits.ts';

const LARGEST_ANSWER_BYTES = 4 * 1024 * 1024;

export interface FfprobeRun {
  ffprobePath: string;
  /** For example `['-show_format', '-show_streams', ...safeInputArgs(sniffed), 'file:/…']`. */
  args: readonly string[];
  signal?: AbortSignal | undefined;
  timeoutMs?: number | undefined;
  limits?: ChildLimits | undefined;
}

/**
 * Runs ffprobe and parses its JSON. The answer's shape depends on the arguments: the caller checks it.
 * @throws FfmpegError when it fails, is cancelled, takes too long; RangeError for an answer above 4 MB.
 */
export async function ffprobeJson(run: FfprobeRun): Promise<unknown> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  await runChild({
    command: run.ffprobePath,
    args: ['-v', 'error', '-hide_banner', '-of', 'json', ...run.args],
    signal: run.signal,
    timeoutMs: run.timeoutMs,
    limits: run.limits,
    readers: new Map([
      [
        1,
        (chunk: Buffer) => {
          bytes += chunk.length;
          if (bytes > LARGEST_ANSWER_BYTES) throw new RangeError('ffprobe answered with more than 4 MB');
          chunks.push(chunk);
        },
      ],
    ]),
  });
  return JSON.parse(Buffer.concat(chunks).toString('utf8')) as unknown;
}
