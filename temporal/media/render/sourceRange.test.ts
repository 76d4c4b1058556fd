import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sniffOrReject } from '../probe/probe.ts';
import { safeInput } from '../probe/safeInput.ts';
import { FfmpegError } from '../process/errors.ts';
import { runFfmpeg } from '../process/ffmpeg.ts';
import { findTestTools } from '../testing/tools.ts';
import { rangeWithPicture } from './sourceRange.ts';

const tools = findTestTools();
let folder: string;
let path: string;

/** Pictures from 1.0 to 1.96 s and from 5.0 to 5.96 s, every 40 ms; sound from 0 to 8 s. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'source-range-'));
  path = join(folder, 'pause.mkv');
  const parts = [
    ['-loglevel', 'error', '-f', 'lavfi', '-i', 'testsrc2=s=64x48:r=25:d=6', '-f', 'lavfi', '-i', 'sine=d=8'],
    [
      '-vf',
      `select='gt(t,0.99)*lt(t,1.99)+gt(t,4.99)'`,
      '-fps_mode',
      'passthrough',
      '-enc_time_base',
      '1/1000',
    ],
    ['-c:v', 'libx264', '-g', '10', '-bf', '2', '-c:a', 'pcm_s16le', path],
  ];
  await runFfmpeg({ ffmpegPath: tools.ffmpegPath, args: parts.flat() });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function startFor(startMs: number, durationMs: number): Promise<number> {
  const file = safeInput(await sniffOrReject(path), path);
  const range = await rangeWithPicture(tools, file, { startMs, durationMs });
  expect(range.durationMs).toBe(durationMs);
  return range.startMs;
}

describe('rangeWithPicture', () => {
  it('leaves a range that has a picture alone', async () => {
    expect(await startFor(1500, 200)).toBe(1500);
    expect(await startFor(4000, 2000)).toBe(4000);
  });

  it('starts at the picture that is being shown, a millisecond early at most', async () => {
    for (const [asked, shown] of [
      [3000, 1960],
      [7000, 5960],
      [60_000, 5960],
      [0, 1000],
    ] as const) {
      const startMs = await startFor(asked, 500);
      expect(startMs).toBeLessThanOrEqual(shown);
      expect(startMs).toBeGreaterThanOrEqual(shown - 2);
    }
  });

  it('refuses a file without any picture', async () => {
    const empty = join(folder, 'sound.mkv');
    await runFfmpeg({ ffmpegPath: tools.ffmpegPath, args: ['-loglevel', 'error', '-i', path, '-vn', empty] });
    const file = safeInput(await sniffOrReject(empty), empty);
    await expect(rangeWithPicture(tools, file, { startMs: 0, durationMs: 500 })).rejects.toThrow(/damaged/);
  });

  it('does not blame the file where ffmpeg cannot start', async () => {
    const file = safeInput(await sniffOrReject(path), path);
    const missing = { ...tools, ffmpegPath: join(folder, 'missing') };
    await expect(rangeWithPicture(missing, file, { startMs: 0, durationMs: 500 })).rejects.toThrow(
      FfmpegError,
    );
  });
});
