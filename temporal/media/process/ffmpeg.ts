import { type PipeReader, runChild } from './child.ts';
import type { ChildLimits } from './limits.ts';
import { createLineReader } from './lines.ts';
import { createProgressParser, type FfmpegProgress } from './progress.ts';

export interface FfmpegRun {
  ffmpegPath: string;
  /** Everything after the program's name: inputs, filters, outputs. User files only behind `safeInputArgs`. */
  args: readonly string[];
  /** Ends the whole process group within one second. */
  signal?: AbortSignal | undefined;
  /** About twice a second, and once at the end. */
  onProgress?: ((progress: FfmpegProgress) => void) | undefined;
  /** Becomes `pipe:0`. */
  stdin?: AsyncIterable<Uint8Array> | undefined;
  /** Bytes of `pipe:1`. */
  onStdout?: PipeReader | undefined;
  /** Bytes of further output pipes by number: 4 and above (3 carries the progress). */
  onPipe?: ReadonlyMap<number, PipeReader> | undefined;
  timeoutMs?: number | undefined;
  limits?: ChildLimits | undefined;
}

const PROGRESS_FD = 3;

/**
 * Runs ffmpeg once. Resolves with the last 200 lines of its log (filters such as ebur128 report there).
 * @throws FfmpegError when it fails, is cancelled or takes too long.
 */
export async function runFfmpeg(run: FfmpegRun): Promise<{ stderrTail: string[] }> {
  const readers = new Map(run.onPipe);
  if (run.onStdout) readers.set(1, run.onStdout);
  const progressArgs: string[] = [];
  if (run.onProgress) {
    readers.set(PROGRESS_FD, createLineReader(createProgressParser(run.onProgress)).push);
    progressArgs.push('-progress', `pipe:${PROGRESS_FD}`, '-stats_period', '0.5');
  }
  return await runChild({
    command: run.ffmpegPath,
    args: ['-nostdin', '-hide_banner', '-nostats', '-y', ...progressArgs, ...run.args],
    signal: run.signal,
    timeoutMs: run.timeoutMs,
    limits: run.limits,
    stdin: run.stdin,
    readers,
  });
}
