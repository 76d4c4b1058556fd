import pg from 'pg';
import { inject } from 'vitest';

/**
 * How many statements a database has run since it was made, as Postgres itself counts them.
 * @param matching only those whose text has one of these words in it.
 */
export async function countStatements(databaseUrl: string, matching: string[]): Promise<number> {
  const client = new pg.Client({ connectionString: inject('serverUrl') });
  await client.connect();
  try {
    const { rows } = await client.query<{ calls: number }>(
      `SELECT coalesce(sum(s.calls), 0)::int AS calls
       FROM pg_stat_statements s JOIN pg_database d ON d.oid = s.dbid
       WHERE d.datname = $1 AND s.query LIKE ANY ($2)`,
      [new URL(databaseUrl).pathname.slice(1), matching.map((word) => `%${word}%`)],
    );
    return rows[0]!.calls;
  } finally {
    await client.end();
  }
}
