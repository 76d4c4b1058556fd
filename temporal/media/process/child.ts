import { type ChildProcess, spawn } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { FfmpegError } from './errors.ts';
import { type ChildLimits, withLimits } from './limits.ts';
import { createLineReader, createTail } from './lines.ts';

/** From SIGTERM to SIGKILL; together with the signal itself under one second. */
const TERM_GRACE_MS = 700;
const STDERR_TAIL_LINES = 200;

/** Called with each chunk; a returned promise holds the pipe back until it settles. */
export type PipeReader = (chunk: Buffer) => void | Promise<void>;

export interface ChildOptions {
  command: string;
  args: readonly string[];
  signal?: AbortSignal | undefined;
  timeoutMs?: number | undefined;
  limits?: ChildLimits | undefined;
  stdin?: AsyncIterable<Uint8Array> | undefined;
  /** Readers of the child's pipes by file descriptor: 1 is stdout, 3 and above are extra pipes. */
  readers?: ReadonlyMap<number, PipeReader>;
}

/**
 * Runs one program in its own process group and waits until it ended and all of its pipes are read. An abort, a
 * timeout or a reader that throws ends the whole group: SIGTERM, then SIGKILL.
 * @throws FfmpegError; a reader's own error is thrown as it is.
 */
export async function runChild(options: ChildOptions): Promise<{ stderrTail: string[] }> {
  const program = options.command.split('/').at(-1) ?? options.command;
  const tail = createTail(STDERR_TAIL_LINES);
  const failure = (more: {
    exitCode?: number | null;
    cancelled?: boolean;
    timedOut?: boolean;
    cause?: unknown;
  }) => new FfmpegError({ program, exitCode: null, stderrTail: tail.lines(), ...more });
  if (options.signal?.aborted) throw failure({ cancelled: true });

  const readers = options.readers ?? new Map<number, PipeReader>();
  const highestFd = Math.max(2, ...readers.keys());
  const stdio = Array.from({ length: highestFd + 1 }, (_, fd) => {
    if (fd === 0) return options.stdin ? ('pipe' as const) : ('ignore' as const);
    return fd === 2 || readers.has(fd) ? ('pipe' as const) : ('ignore' as const);
  });
  const { command, args } = await withLimits(options.command, options.args, options.limits);
  const child = spawn(command, args, { stdio, detached: true });
  const ended = waitForEnd(child);

  let stop: { cancelled?: boolean; timedOut?: boolean; readerError?: unknown } | undefined;
  let killTimer: NodeJS.Timeout | undefined;
  const end = (why: NonNullable<typeof stop>) => {
    if (stop) return;
    stop = why;
    killGroup(child, 'SIGTERM');
    killTimer = setTimeout(() => killGroup(child, 'SIGKILL'), TERM_GRACE_MS);
  };
  const onAbort = () => end({ cancelled: true });
  options.signal?.addEventListener('abort', onAbort, { once: true });
  // The signal may have fired while the limits were looked up.
  if (options.signal?.aborted) onAbort();
  const timeout = options.timeoutMs
    ? setTimeout(() => end({ timedOut: true }), options.timeoutMs)
    : undefined;

  const stderrLines = createLineReader(tail.push);
  const pipes = [...readers].map(([fd, reader]) => readPipe(child.stdio[fd], reader));
  pipes.push(readPipe(child.stderr, stderrLines.push).then(stderrLines.end));
  for (const pipe of pipes) pipe.catch((readerError: unknown) => end({ readerError }));
  if (options.stdin && child.stdin) feed(options.stdin, child.stdin, (readerError) => end({ readerError }));

  try {
    const [exit] = await Promise.all([ended, Promise.allSettled(pipes)]);
    if (stop?.readerError !== undefined) throw stop.readerError;
    if (stop?.cancelled || stop?.timedOut) throw failure({ ...stop, exitCode: exit.exitCode });
    if (exit.spawnError) throw failure({ cause: exit.spawnError });
    if (exit.exitCode !== 0) throw failure({ exitCode: exit.exitCode });
    return { stderrTail: tail.lines() };
  } finally {
    clearTimeout(timeout);
    clearTimeout(killTimer);
    options.signal?.removeEventListener('abort', onAbort);
  }
}

function waitForEnd(child: ChildProcess): Promise<{ exitCode: number | null; spawnError?: Error }> {
  return new Promise((resolve) => {
    child.once('error', (spawnError) => resolve({ exitCode: null, spawnError }));
    child.once('close', (exitCode) => resolve({ exitCode }));
  });
}

/** Negative process id: the whole group, which `detached` made the child's own. */
function killGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

async function readPipe(pipe: Readable | Writable | null | undefined, reader: PipeReader): Promise<void> {
  if (!pipe) return;
  const readable = pipe as Readable;
  try {
    for await (const chunk of readable) {
      const busy = reader(chunk as Buffer);
      if (busy) await busy;
    }
  } catch (error) {
    // A killed child resets its pipes; how it ended is told by its exit, not by its pipes.
    if ((error as NodeJS.ErrnoException).code !== 'ECONNRESET') throw error;
  }
}

/** A child may end before it read all of its input (EPIPE): its exit code tells whether that was right. */
function feed(source: AsyncIterable<Uint8Array>, stdin: Writable, onError: (error: unknown) => void): void {
  pipeline(source, stdin).catch((error: NodeJS.ErrnoException) => {
    const childIsGone = ['EPIPE', 'ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE'].includes(error.code ?? '');
    if (!childIsGone) onError(error);
  });
}
