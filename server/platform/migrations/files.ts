import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MigrationList, SchemasContainer } from '@prisma/schema-engine-wasm';
import { inCheckout } from '../config/checkout.ts';

export const migrationsDir = inCheckout('prisma', 'migrations');

/** The migrations folder in the shape the engine takes, oldest first. */
export async function readMigrations(baseDir: string = migrationsDir): Promise<MigrationList> {
  const entries = await readdir(baseDir, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  return {
    baseDir,
    lockfile: { path: './migration_lock.toml', content: 'provider = "postgresql"\n' },
    shadowDbInitScript: '',
    migrationDirectories: await Promise.all(
      names.sort().map(async (path) => ({
        path,
        migrationFile: {
          path: 'migration.sql',
          content: {
            tag: 'ok' as const,
            value: await readFile(join(baseDir, path, 'migration.sql'), 'utf8'),
          },
        },
      })),
    ),
  };
}

/** prisma/schema/*.prisma in the shape the engine takes. */
export async function readSchema(dir: string = inCheckout('prisma', 'schema')): Promise<SchemasContainer> {
  const names = (await readdir(dir)).filter((name) => name.endsWith('.prisma')).sort();
  return {
    files: await Promise.all(
      names.map(async (name) => ({
        path: join(dir, name),
        content: await readFile(join(dir, name), 'utf8'),
      })),
    ),
  };
}
