import { type CreditEntryKind, Prisma } from '../../../prisma/generated/client/client.ts';
import { literally } from '../../platform/literally.ts';
import { badInput } from '../../platform/refusal.ts';

/** Which rows of everybody's books; what is absent or empty limits nothing. */
export interface BillingFilter {
  userId?: number | null | undefined;
  /** A part of the user name, in any case. */
  userName?: string | null | undefined;
  kinds?: readonly CreditEntryKind[] | null | undefined;
  /** 1, 2, 3 or 100. */
  channel?: number | null | undefined;
  /** 1, 2 or 3. */
  costChannel?: number | null | undefined;
  /** From this moment on. */
  from?: Date | null | undefined;
  /** Before this moment. */
  before?: Date | null | undefined;
}

/**
 * The filter in SQL over "CreditEntry" e: pages, sums, days and CSV all mean the same rows by it.
 * @throws Refusal BAD_USER_INPUT where the time ends before it begins.
 */
export function billingWhere(filter: BillingFilter): Prisma.Sql {
  const { userId, kinds, channel, costChannel, from, before } = filter;
  if (from && before && from >= before) throw badInput('before', '结束时间须晚于开始时间');
  const userName = filter.userName?.trim();
  const terms = [Prisma.sql`TRUE`];
  if (userId) terms.push(Prisma.sql`e."userId" = ${userId}::int`);
  if (userName) {
    const pattern = `%${literally(userName)}%`;
    terms.push(
      Prisma.sql`e."userId" = ANY (ARRAY(SELECT "id" FROM "User" WHERE "userName" ILIKE ${pattern}))`,
    );
  }
  if (kinds?.length) {
    const names = kinds.map((kind) => Prisma.sql`${kind}::"CreditEntryKind"`);
    terms.push(Prisma.sql`e."kind" IN (${Prisma.join(names)})`);
  }
  if (channel) terms.push(Prisma.sql`e."channel" = ${channel}::int`);
  if (costChannel) terms.push(Prisma.sql`e."costChannel" = ${costChannel}::int`);
  if (from) terms.push(Prisma.sql`e."createdAt" >= ${from}::timestamptz`);
  if (before) terms.push(Prisma.sql`e."createdAt" < ${before}::timestamptz`);
  return Prisma.join(terms, ' AND ');
}
