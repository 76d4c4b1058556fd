import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { applyMigrations } from '../../server/platform/migrations/applyMigrations.ts';
import { startEmbeddedPostgres } from '../../server/platform/postgres/embedded.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A database of the test server, for creating others. */
    serverUrl: string;
    /** Name of the migrated database that every test file copies. */
    templateDatabase: string;
  }
}

/** One Postgres for the whole run, in a temporary folder, with one migrated database to copy. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'reelsmith-test-'));
  const postgres = await startEmbeddedPostgres({ dataDir, durable: false });
  await applyMigrations(postgres.databaseUrl);
  const serverUrl = new URL(postgres.databaseUrl);
  const templateDatabase = serverUrl.pathname.slice(1);
  serverUrl.pathname = '/postgres';
  await statisticsOf(serverUrl.href);
  project.provide('serverUrl', serverUrl.href);
  project.provide('templateDatabase', templateDatabase);
  return async () => {
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}

/** Tests that count statements read them from here. */
async function statisticsOf(serverUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  await client.query('CREATE EXTENSION IF NOT EXISTS pg_stat_statements');
  await client.end();
}
