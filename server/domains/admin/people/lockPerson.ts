import type { DatabaseSession } from '../../../platform/database.ts';
import { notFound } from '../../../platform/refusal.ts';
import type { Person } from '../../accounts/accounts.ts';

/**
 * The person as they are now and stay until the transaction ends, so that "before" in the audit log is true.
 * @throws Refusal NOT_FOUND
 */
export async function lockPerson(tx: DatabaseSession, userId: number): Promise<Person> {
  await tx.$queryRaw`SELECT 1 FROM "User" WHERE "id" = ${userId}::int FOR NO KEY UPDATE`;
  const person = await tx.user.findUnique({ where: { id: userId }, omit: { passwordHash: true } });
  if (!person) throw notFound('用户不存在');
  return person;
}
