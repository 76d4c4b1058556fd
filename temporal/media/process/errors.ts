export interface FfmpegFailure {
  program: string;
  /** null when a signal ended it or it never started. */
  exitCode: number | null;
  stderrTail: string[];
  cancelled?: boolean;
  timedOut?: boolean;
  cause?: unknown;
}

/**
 * A child process of the media tools did not end well. `cancelled`: our AbortSignal fired; `timedOut`: it ran
 * longer than it was allowed. Otherwise the last lines of its own log say why. They may hold paths of this
 * machine: for the expert log, never for a user's eyes.
 */
export class FfmpegError extends Error {
  readonly exitCode: number | null;
  readonly stderrTail: string[];
  readonly cancelled: boolean;
  readonly timedOut: boolean;

  constructor(failure: FfmpegFailure) {
    super(messageOf(failure), { cause: failure.cause });
    this.name = 'FfmpegError';
    this.exitCode = failure.exitCode;
    this.stderrTail = failure.stderrTail;
    this.cancelled = failure.cancelled ?? false;
    this.timedOut = failure.timedOut ?? false;
  }
}

function messageOf({ program, exitCode, stderrTail, cancelled, timedOut, cause }: FfmpegFailure): string {
  if (cancelled) return `${program} was cancelled`;
  if (timedOut) return `${program} took longer than allowed`;
  if (cause instanceof Error) return `${program} failed: ${cause.message}`;
  const lastLines = stderrTail.slice(-3).join(' | ');
  return `${program} ended with ${exitCode === null ? 'a signal' : `code ${exitCode}`}: ${lastLines}`;
}
