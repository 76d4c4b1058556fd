import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll } from 'vitest';
import type { App } from '../../server/platform/app.ts';
import { type Config, loadConfig } from '../../server/platform/config.ts';
import { openDatabase } from '../../server/platform/database.ts';
import { createEgress } from '../../server/platform/egress/egress.ts';
import { createDiskStorage, type DiskStorage } from '../../server/platform/storage/disk.ts';
import type { Viewer } from '../../server/platform/viewer.ts';
import type { Workflows } from '../../server/platform/workflows.ts';
import { findTestTools } from '../../temporal/media/testing/tools.ts';
import { freshDatabase } from './database.ts';

export interface TestApp extends App {
  storage: DiskStorage;
  /** What Temporal was asked, in order. */
  asked: Array<{ call: keyof Workflows; input: unknown }>;
  /** Everything that was logged, one JSON object a line. */
  logs: string[];
}

/**
 * An App on its own database and data folder, for the calling test file. Temporal only notes what it is asked:
 * that workflows do their work is tested where they are real (tests/workflows).
 */
export async function testApp(settings: Partial<Config> = {}): Promise<TestApp> {
  const dataDir = await mkdtemp(join(tmpdir(), 'reelsmith-app-'));
  const databaseUrl = await freshDatabase();
  const db = openDatabase(databaseUrl, 5);
  // Registered after freshDatabase: hooks run in reverse, so the pool closes before its database is dropped.
  afterAll(async () => {
    await db.$disconnect();
    await rm(dataDir, { recursive: true, force: true });
  });
  // Captchas are switched on where they are what is tested.
  const config = {
    ...loadConfig({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl, LOGIN_CAPTCHA: 'off' }),
    ...settings,
  };
  const logs: string[] = [];
  const asked: TestApp['asked'] = [];
  const workflows = new Proxy({} as Workflows, {
    get: (_, call: keyof Workflows) => async (input: unknown) => {
      if (call === 'queues') return [];
      asked.push({ call, input });
      return call === 'state' ? 'RUNNING' : undefined;
    },
  });
  return {
    config,
    db,
    logs,
    asked,
    log: pino({ level: 'trace' }, { write: (line: string) => void logs.push(line) }),
    storage: createDiskStorage({ dataDir, secretKey: config.secretKey }),
    media: findTestTools(),
    egress: createEgress(config),
    workflows,
  };
}

/** The person as they would come in with an API token. */
export function viewerFor(user: {
  id: number;
  userName: string;
  role: Viewer['role'];
  verified: boolean;
}): Viewer {
  const { id: userId, userName, role, verified } = user;
  return { userId, userName, role, verified, via: 'key', credentialId: null, scopes: null, ip: null };
}
