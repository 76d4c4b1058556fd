import type { DatabaseSession } from '../../../platform/database.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Viewer } from '../../../platform/viewer.ts';

/**
 * Makes sure that somebody can still administer after this person no longer does. Call it first in the transaction
 * that takes the right away: it locks every administrator's row, so of two such transactions the second waits and
 * counts again.
 * @throws Refusal CONFLICT for the last authorised administrator.
 */
export async function keepAnAdministrator(tx: DatabaseSession, leavingId: number): Promise<void> {
  const administrators = await tx.$queryRaw<Array<{ id: number }>>`
    SELECT "id" FROM "User" WHERE "role" = 'ADMIN' AND "verified" ORDER BY "id" FOR NO KEY UPDATE`;
  const isOne = administrators.some(({ id }) => id === leavingId);
  if (isOne && administrators.length === 1) {
    throw new Refusal('CONFLICT', '至少需要保留一位已授权的管理员，请先授权另一位管理员');
  }
}

/**
 * Nobody locks themself out by a slip of the hand: what takes away one's own right to administer is said twice.
 * @throws Refusal CONFLICT until it is confirmed.
 */
export function confirmOwnLoss(viewer: Viewer, userId: number, confirmed: boolean | null | undefined): void {
  if (viewer.userId !== userId || confirmed) return;
  throw new Refusal('CONFLICT', '此操作会取消您自己的管理权限，请确认后重试', { field: 'confirmSelf' });
}
