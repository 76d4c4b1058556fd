import type { EventKind } from '../../prisma/generated/client/client.ts';
import type { DatabaseSession } from '../platform/database.ts';

/**
 * Numbers an event for the user and notifies at commit. Call it in the transaction that changed the state, after
 * the change: it locks the user's row, and rows are locked in the order project, then user.
 */
export async function emitEvent(
  db: DatabaseSession,
  event: { userId: number; kind: EventKind; projectId?: number; materialId?: number },
): Promise<void> {
  await db.$queryRaw`
    SELECT emit_event(${event.userId}::int, ${event.kind}::"EventKind",
                      ${event.projectId ?? null}::int, ${event.materialId ?? null}::int)`;
}
