import { closeSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Connection } from '@temporalio/client';
import type { TestProject } from 'vitest/node';
import { userCacheDir } from '../../server/platform/config/userCache.ts';
import { rememberedPort } from '../../server/platform/processes/ports.ts';
import { findFfmpeg } from '../../server/supervisor/ffmpeg/findFfmpeg.ts';
import { findTemporal } from '../../temporal/devserver/binary.ts';
import { startDevServer } from '../../temporal/devserver/devServer.ts';
import { ensureSearchAttributes } from '../../temporal/devserver/searchAttributes.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** host:port of the run's Temporal server, namespace `default`. */
    temporalAddress: string;
    ffmpegPath: string;
    ffprobePath: string;
  }
}

const say = (line: string) => void process.stderr.write(`${line}\n`);

/** One real Temporal server for the whole run, in a temporary folder, and the ffmpeg the product would use. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dir = mkdtempSync(join(tmpdir(), 'reelsmith-test-temporal-'));
  const { ffmpegPath, ffprobePath } = await findFfmpeg(
    {
      ffmpegPath: process.env.FFMPEG_PATH,
      ffprobePath: process.env.FFPROBE_PATH,
      cacheDir: userCacheDir(),
    },
    say,
  );
  const { path: binary } = await findTemporal(userCacheDir(), say);
  const logFd = openSync(join(dir, 'temporal.log'), 'a');
  const server = await startDevServer({
    binary,
    databaseFile: join(dir, 'temporal.db'),
    port: await rememberedPort(dir, 'temporal'),
    uiPort: await rememberedPort(dir, 'temporal-ui'),
    namespace: 'default',
    logFd,
  });
  closeSync(logFd);
  const connection = await Connection.connect({ address: server.address });
  await ensureSearchAttributes(connection, 'default');
  await connection.close();
  project.provide('temporalAddress', server.address);
  project.provide('ffmpegPath', ffmpegPath);
  project.provide('ffprobePath', ffprobePath);
  return async () => {
    await server.stop();
    rmSync(dir, { recursive: true, force: true });
  };
}
