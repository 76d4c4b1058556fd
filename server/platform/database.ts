import { PrismaPg } from '@prisma/adapter-pg';
import { Prisma, PrismaClient } from '../../prisma/generated/client/client.ts';

export type Database = PrismaClient;
/** What works inside and outside a transaction alike. */
export type DatabaseSession = Prisma.TransactionClient;

/** Opens a pool of at most `poolSize` connections; nothing is connected before the first statement. */
export function openDatabase(databaseUrl: string, poolSize: number): Database {
  return new PrismaClient({
    adapter: new PrismaPg({ connectionString: databaseUrl, max: poolSize, connectionTimeoutMillis: 10_000 }),
    // Transactions here are a few statements long; the limits only have to be far above that, because a timeout
    // during COMMIT is the one case the adapter cannot clean up after.
    transactionOptions: { maxWait: 10_000, timeout: 30_000 },
  });
}

/** Postgres' code for a violated unique constraint, also where a raw statement raised it. */
export function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Prisma.PrismaClientKnownRequestError)) return false;
  return error.code === 'P2002' || (error.code === 'P2010' && error.message.includes('23505'));
}
