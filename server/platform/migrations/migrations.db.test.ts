import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../../../tests/support/database.ts';
import { applyMigrations, MigrationHistoryError } from './applyMigrations.ts';
import { diffToSchema } from './makeMigration.ts';

const dir = mkdtempSync(join(tmpdir(), 'reelsmith-migrations-'));
let databaseUrl: string;

beforeAll(async () => {
  const url = new URL(await freshDatabase());
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  await client.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
  await client.end();
  databaseUrl = url.href;
  migration('1_first', 'CREATE TABLE one (id int);');
});
afterAll(() => rmSync(dir, { recursive: true }));

function migration(name: string, sql: string): void {
  mkdirSync(join(dir, name), { recursive: true });
  writeFileSync(join(dir, name, 'migration.sql'), sql);
}

test('the committed migrations lead to exactly prisma/schema', async () => {
  expect(await diffToSchema(await freshDatabase())).toBeUndefined();
});

test('several processes at once apply each migration once', async () => {
  const applied = await Promise.all(Array.from({ length: 4 }, () => applyMigrations(databaseUrl, dir)));
  expect(applied.flat()).toEqual(['1_first']);
  migration('2_second', 'CREATE FUNCTION two() RETURNS int LANGUAGE plpgsql AS $$ BEGIN RETURN 2; END $$;');
  expect(await applyMigrations(databaseUrl, dir)).toEqual(['2_second']);
  expect(await applyMigrations(databaseUrl, dir)).toEqual([]);
});

test('a database that is newer than the checkout, or whose history was edited, is refused', async () => {
  rmSync(join(dir, '2_second'), { recursive: true });
  await expect(applyMigrations(databaseUrl, dir)).rejects.toThrow(
    /newer than this checkout: it has 2_second/,
  );
  migration('2_second', 'SELECT 1;');
  await expect(applyMigrations(databaseUrl, dir)).rejects.toThrow(MigrationHistoryError);
});
