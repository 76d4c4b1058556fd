import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { answerOfSpoken } from '../../support/captcha.ts';
import { freePort } from './startProduct.ts';

export interface ApiWithCaptcha {
  url: string;
  /** The answer of a spoken captcha, found with the server's own key. */
  answer(captchaId: string): Promise<string>;
  close(): Promise<void>;
}

const readyMs = 90_000;

/** A second API of the running product, as `npm run api` starts one, which asks for captchas as installations do. */
export async function apiWithCaptcha(): Promise<ApiWithCaptcha> {
  const dataDir = process.env.E2E_DATA_DIR!;
  const port = await freePort();
  const api = spawn(process.execPath, ['server/supervisor/role.ts', 'api'], {
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      PORT: String(port),
      HOST: '127.0.0.1',
      ENGINE_PACKS: 'off',
      LOGIN_CAPTCHA: 'on',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://localhost:${port}`;
  await becomesReady(api, url);
  const { services } = JSON.parse(readFileSync(join(dataDir, 'run', 'instance.json'), 'utf8'));
  const secretKey = readFileSync(join(dataDir, 'secret-key'), 'utf8').trim();
  return {
    url,
    answer: (captchaId) => answerOfSpoken({ databaseUrl: services.DATABASE_URL, secretKey }, captchaId),
    async close() {
      const ended = once(api, 'exit');
      api.kill('SIGTERM');
      await ended;
    },
  };
}

async function becomesReady(api: ChildProcess, url: string): Promise<void> {
  for (const deadline = Date.now() + readyMs; ; await sleep(200)) {
    const ready = await fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready) return;
    if (api.exitCode !== null || Date.now() > deadline) throw new Error('the second API did not start');
  }
}
