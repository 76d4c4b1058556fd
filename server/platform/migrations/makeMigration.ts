import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { applyMigrations } from './applyMigrations.ts';
import { migrationsDir, readSchema } from './files.ts';
import { withSchemaEngine } from './schemaEngine.ts';

/**
 * Writes prisma/migrations/<UTC time>_<name>/migration.sql with what leads from the existing migrations to
 * prisma/schema. The starting point is a scratch database with the migrations applied, so hand-written SQL in
 * them counts.
 * @param serverUrl any database of a server where databases may be created.
 * @returns the folder written, or undefined when nothing has changed.
 */
export async function makeMigration(serverUrl: string, name: string): Promise<string | undefined> {
  const slug = name
    .trim()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '_')
    .replaceAll(/^_|_$/g, '')
    .toLowerCase();
  if (!slug) throw new Error('A migration needs a name, for example: npm run migrate:new -- add_clip_tags');
  const sql = await withScratchDatabase(serverUrl, async (scratchUrl) => {
    await applyMigrations(scratchUrl);
    return diffToSchema(scratchUrl);
  });
  if (!sql) return undefined;
  const folder = `${new Date().toISOString().replaceAll(/\D/g, '').slice(0, 14)}_${slug}`;
  await mkdir(join(migrationsDir, folder), { recursive: true });
  await writeFile(join(migrationsDir, folder, 'migration.sql'), sql);
  await writeFile(
    join(migrationsDir, 'migration_lock.toml'),
    '# Tells the Prisma tools which database these migrations are for.\nprovider = "postgresql"\n',
  );
  return folder;
}

/** SQL that leads from a database to prisma/schema; undefined when they agree. */
export async function diffToSchema(databaseUrl: string): Promise<string | undefined> {
  const schema = await readSchema();
  const { exitCode, stdout } = await withSchemaEngine(databaseUrl, (engine) =>
    engine.diff({
      from: { tag: 'schemaDatasource', configDir: migrationsDir, ...schema },
      to: { tag: 'schemaDatamodel', ...schema },
      script: true,
      exitCode: true,
      filters: { externalTables: [], externalEnums: [] },
    }),
  );
  return exitCode === 2 ? (stdout ?? undefined) : undefined;
}

async function withScratchDatabase<T>(serverUrl: string, work: (url: string) => Promise<T>): Promise<T> {
  const name = `scratch_${randomBytes(6).toString('hex')}`;
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(`CREATE DATABASE ${name} TEMPLATE template0`);
    const url = new URL(serverUrl);
    url.pathname = `/${name}`;
    return await work(url.href);
  } finally {
    await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    await client.end();
  }
}
