import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, inject } from 'vitest';

/**
 * A fresh, migrated, empty database for the calling test file (call it in `beforeAll` or at the top), dropped
 * after the file's tests. Only in the vitest projects `db` and `temporal`.
 * @returns its DATABASE_URL.
 */
export async function freshDatabase(): Promise<string> {
  const serverUrl = inject('serverUrl');
  const name = `test_${randomBytes(6).toString('hex')}`;
  // A copy needs nobody else connected to the template, nor two copies at once: ask one by one.
  await onServer(serverUrl, async (client) => {
    await client.query('SELECT pg_advisory_lock(1)');
    await client.query(
      `CREATE DATABASE ${name} TEMPLATE ${client.escapeIdentifier(inject('templateDatabase'))}`,
    );
  });
  afterAll(() =>
    onServer(serverUrl, async (client) => {
      await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    }),
  );
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

async function onServer(serverUrl: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
