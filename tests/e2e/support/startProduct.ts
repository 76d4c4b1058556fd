import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { launchedProcesses } from '../../../server/platform/processes/launchMark.ts';
import { adminPassword } from './product.ts';

const readyMs = 240_000;
const endMs = 60_000;

/**
 * Starts the product once, the way `npm start` does, in a data folder of its own; what it returns ends it and
 * looks whether it ended cleanly. A product that already runs can be named by E2E_URL and E2E_DATA_DIR instead.
 */
export default async function startProduct(): Promise<() => Promise<void>> {
  if (process.env.E2E_URL) return async () => {};
  const dataDir = await mkdtemp(join(tmpdir(), 'reelsmith-e2e-'));
  const port = await freePort();
  const product = spawn(process.execPath, ['server/supervisor/main.ts'], {
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      PORT: String(port),
      HOST: '127.0.0.1',
      ADMIN_PASSWORD: adminPassword,
      ENGINE_PACKS: 'off',
      // The lab's test is an outside tool on this machine.
      EGRESS_ALLOW: '127.0.0.1:*',
      // Nobody here reads pictures; tests/e2e/login.spec.ts signs in at an API that asks for them.
      LOGIN_CAPTCHA: 'off',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = listen(product);
  await becomesReady(product, `http://localhost:${port}/readyz`, said);
  process.env.E2E_URL = `http://localhost:${port}`;
  process.env.E2E_DATA_DIR = dataDir;

  return async () => {
    const code = await end(product);
    const left = launchedProcesses(dataDir);
    if (code !== 0 || left.length > 0) {
      throw new Error(`It did not end cleanly: exit ${code}, ${left.length} processes left.\n${said()}`);
    }
    await rm(dataDir, { recursive: true, force: true });
  };
}

/** What it has said so far, for an error. */
function listen(product: ChildProcess): () => string {
  let text = '';
  for (const stream of [product.stdout, product.stderr]) {
    stream?.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
    });
  }
  return () => text;
}

/** Its own line comes when everything serves; /readyz then names every part. */
async function becomesReady(product: ChildProcess, readyUrl: string, said: () => string): Promise<void> {
  const deadline = Date.now() + readyMs;
  while (!/Open http/.test(said())) {
    if (product.exitCode !== null || Date.now() > deadline) {
      product.kill('SIGTERM');
      throw new Error(`The product did not start.\n${said()}`);
    }
    await sleep(100);
  }
  const { status } = await fetch(readyUrl);
  if (status !== 200) throw new Error(`It says it is open, but /readyz answers ${status}.\n${said()}`);
}

async function end(product: ChildProcess): Promise<number | null> {
  if (product.exitCode !== null) return product.exitCode;
  const exited = once(product, 'exit') as Promise<[number | null]>;
  product.kill('SIGTERM');
  const ended = await Promise.race([exited, sleep(endMs, undefined, { ref: false })]);
  if (!ended) product.kill('SIGKILL');
  return ended?.[0] ?? null;
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
}
