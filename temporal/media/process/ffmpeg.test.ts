import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findTestTools } from '../testing/tools.ts';
import { FfmpegError } from './errors.ts';
import { runFfmpeg } from './ffmpeg.ts';
import { ffprobeJson } from './ffprobe.ts';
import type { FfmpegProgress } from './progress.ts';

const { ffmpegPath, ffprobePath } = findTestTools();
const endless = ['-re', '-f', 'lavfi', '-i', 'testsrc=size=64x48:rate=10', '-f', 'null', '-'];
let dir: string;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'ffmpeg-run-'));
});
afterAll(() => rm(dir, { recursive: true, force: true }));

async function failureOf(run: Promise<unknown>): Promise<FfmpegError> {
  const error = await run.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof FfmpegError)) throw new Error('expected an FfmpegError', { cause: error });
  return error;
}

describe('runFfmpeg', () => {
  it('reports progress up to the end and hands over stdout whole', async () => {
    const reports: FfmpegProgress[] = [];
    let bytes = 0;
    await runFfmpeg({
      ffmpegPath,
      args: [
        '-f',
        'lavfi',
        '-i',
        'testsrc=size=64x48:rate=25:duration=2',
        '-f',
        'rawvideo',
        '-pix_fmt',
        'gray',
        'pipe:1',
      ],
      onProgress: (progress) => reports.push(progress),
      onStdout: (chunk) => {
        bytes += chunk.length;
      },
    });
    expect(bytes).toBe(64 * 48 * 50);
    expect(reports.at(-1)).toMatchObject({ frame: 50, outTimeMs: 2000, done: true, totalSize: bytes });
  });

  it('reads extra pipes beside stdout and feeds stdin', async () => {
    const sizes = new Map<number, number>();
    const count = (fd: number) => (chunk: Buffer) => {
      sizes.set(fd, (sizes.get(fd) ?? 0) + chunk.length);
    };
    async function* frames() {
      for (let i = 0; i < 10; i += 1) yield Buffer.alloc(16 * 16, i);
    }
    const input = ['-f', 'rawvideo', '-pix_fmt', 'gray', '-s', '16x16', '-i', 'pipe:0'];
    const output = ['-f', 'rawvideo', '-pix_fmt', 'gray'];
    await runFfmpeg({
      ffmpegPath,
      args: [...input, ...output, 'pipe:1', ...output, '-s', '8x8', 'pipe:4'],
      stdin: frames(),
      onStdout: count(1),
      onPipe: new Map([[4, count(4)]]),
    });
    expect([...sizes]).toEqual(
      expect.arrayContaining([
        [1, 2560],
        [4, 640],
      ]),
    );
  });

  it('tells the exit code and the last lines of the log', async () => {
    const error = await failureOf(runFfmpeg({ ffmpegPath, args: ['-i', 'file:/nowhere/at/all.mp4'] }));
    expect(error).toMatchObject({ exitCode: 1, cancelled: false, timedOut: false });
    expect(error.stderrTail.join('\n')).toContain('No such file');
  });

  it('says what could not be started', async () => {
    const error = await failureOf(runFfmpeg({ ffmpegPath: '/nowhere/ffmpeg', args: [] }));
    expect(error.message).toContain('ENOENT');
  });

  it('ends on abort, and does not start when aborted before', async () => {
    const abort = new AbortController();
    const run = runFfmpeg({
      ffmpegPath,
      args: endless,
      signal: abort.signal,
      onProgress: () => abort.abort(),
    });
    expect((await failureOf(run)).cancelled).toBe(true);
    expect((await failureOf(runFfmpeg({ ffmpegPath, args: endless, signal: abort.signal }))).cancelled).toBe(
      true,
    );
  });

  it('kills the whole group, also one that ignores SIGTERM', async () => {
    const abort = new AbortController();
    const script = 'sh -c "trap \'\' TERM; echo \\$\\$; while :; do sleep 0.05; done" & wait';
    let grandchild = 0;
    const run = runFfmpegAs(script, abort.signal, (text) => {
      grandchild = Number.parseInt(text, 10);
      abort.abort();
    });
    expect((await failureOf(run)).cancelled).toBe(true);
    expect(grandchild).toBeGreaterThan(1);
    expect(isRunning(grandchild)).toBe(false);
  });

  it('ends after the time it was allowed', async () => {
    const error = await failureOf(runFfmpeg({ ffmpegPath, args: endless, timeoutMs: 300 }));
    expect(error).toMatchObject({ timedOut: true, cancelled: false });
  });

  it("ends the child and throws the reader's own error when a reader fails", async () => {
    const run = runFfmpeg({
      ffmpegPath,
      args: ['-f', 'lavfi', '-i', 'testsrc', '-f', 'rawvideo', 'pipe:1'],
      onStdout: () => {
        throw new RangeError('too much');
      },
    });
    await expect(run).rejects.toThrow(RangeError);
  });
});

describe('ffprobeJson', () => {
  it('answers with parsed JSON', async () => {
    const path = join(dir, 'a.mp4');
    await runFfmpeg({ ffmpegPath, args: ['-f', 'lavfi', '-i', 'testsrc=duration=0.2', '-f', 'mp4', path] });
    const answer = await ffprobeJson({
      ffprobePath,
      args: ['-show_entries', 'stream=width', `file:${path}`],
    });
    expect(answer).toMatchObject({ streams: [{ width: 320 }] });
  });
});

/** The runner only knows programs and arguments, so a shell can stand in for an ffmpeg that does not listen. */
async function runFfmpegAs(script: string, signal: AbortSignal, onText: (text: string) => void) {
  const { runChild } = await import('./child.ts');
  const readers = new Map([[1, (chunk: Buffer) => onText(chunk.toString())]]);
  return await runChild({ command: '/bin/sh', args: ['-c', script], signal, readers });
}

function isRunning(pid: number): boolean {
  try {
    // A killed process whose new parent has not looked yet is still listed, as a zombie.
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}
