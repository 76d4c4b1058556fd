import type { CreditEntryKind } from '../../../prisma/generated/client/client.ts';
import type { DatabaseSession } from '../../platform/database.ts';

export interface Movement {
  userId: number;
  /** Makes the movement happen once. */
  key: string;
  kind: CreditEntryKind;
  /** Change of what is free to spend, in credits. */
  availableDelta: number;
  /** Change of what runs hold, in credits. */
  heldDelta: number;
  channel?: number;
  costChannel?: number;
  runId?: number;
  note?: string;
}

export type MovementOutcome = 'moved' | 'repeated' | 'insufficient';

/** One statement, exact under any concurrency; also emits the CREDITS event. */
export async function moveCredits(db: DatabaseSession, movement: Movement): Promise<MovementOutcome> {
  const [row] = await db.$queryRaw<[{ outcome: MovementOutcome }]>`
    SELECT move_credits(
      ${movement.userId}::int, ${movement.key}, ${movement.kind}::"CreditEntryKind",
      ${movement.availableDelta}::int, ${movement.heldDelta}::int,
      ${movement.channel ?? null}::int, ${movement.costChannel ?? null}::int,
      ${movement.runId ?? null}::int, ${movement.note ?? null}
    ) AS outcome`;
  return row.outcome;
}

export interface LedgerHealth {
  /** Users whose balances differ from the sums of their entries; empty in a sound ledger. */
  brokenUserIds: number[];
  entries: number;
}

/** Compares every balance with the sum of its movements. */
export async function checkLedger(db: DatabaseSession): Promise<LedgerHealth> {
  const broken = await db.$queryRaw<Array<{ id: number }>>`
    SELECT u."id" FROM "User" u LEFT JOIN "CreditEntry" e ON e."userId" = u."id"
    GROUP BY u."id"
    HAVING COALESCE(SUM(e."availableDelta"), 0) <> u."credits" OR COALESCE(SUM(e."heldDelta"), 0) <> u."creditsHeld"
    ORDER BY u."id"`;
  return { brokenUserIds: broken.map((row) => row.id), entries: await db.creditEntry.count() };
}
