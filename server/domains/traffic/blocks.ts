import type { BlockReason } from '../../../prisma/generated/client/client.ts';
import type { Database } from '../../platform/database.ts';
import type { BlockedPlace, Rule } from './rules.ts';

export interface Block {
  place: BlockedPlace;
  reason: BlockReason;
  /** Milliseconds of this process's own clock, which never jumps. */
  until: number;
}

/** Blocks end by themselves, so a list that grew beyond this is one nobody could look at anyway. */
const LOADED_MOST = 100_000;

/**
 * Keeps an address out by a rule; where it is kept out already, nothing changes.
 * @returns for how many seconds, or null where it was blocked before.
 */
export async function block(db: Database, rule: Rule, network: string): Promise<number | null> {
  const rows = await db.$queryRaw<Array<{ seconds: number }>>`
    INSERT INTO "AddressBlock" AS kept ("ip", "endpoint", "reason", "until")
    VALUES (${network}, ${rule.place}, ${rule.reason}::"BlockReason", now() + make_interval(secs => ${rule.firstSeconds}::int))
    ON CONFLICT ("ip", "endpoint") DO UPDATE SET
      "reason" = EXCLUDED."reason",
      "times" = kept."times" + 1,
      "createdAt" = now(),
      "until" = now() + make_interval(
        secs => least(${rule.longestSeconds}::float8, ${rule.firstSeconds}::float8 * 2 ^ least(kept."times", 30)))
    WHERE kept."until" <= now()
    RETURNING extract(epoch FROM kept."until" - now())::float8 AS "seconds"`;
  return rows[0]?.seconds ?? null;
}

/** Who is kept out now, by network. The time left is the database's word, whatever this machine's clock says. */
export async function loadBlocks(db: Database, now = performance.now()): Promise<Map<string, Block[]>> {
  const rows = await db.$queryRaw<
    Array<{ ip: string; endpoint: string; reason: BlockReason; seconds: number }>
  >`
    SELECT "ip", "endpoint", "reason", extract(epoch FROM "until" - now())::float8 AS "seconds"
    FROM "AddressBlock" WHERE "until" > now() ORDER BY "until" DESC LIMIT ${LOADED_MOST}`;
  const blocks = new Map<string, Block[]>();
  for (const { ip, endpoint, reason, seconds } of rows) {
    const known = blocks.get(ip) ?? [];
    known.push({ place: endpoint as BlockedPlace, reason, until: now + seconds * 1000 });
    blocks.set(ip, known);
  }
  return blocks;
}

/** Forgets blocks a day after their end: until then the next one is longer. */
export async function sweepBlocks(db: Database): Promise<void> {
  await db.addressBlock.deleteMany({ where: { until: { lt: new Date(Date.now() - 24 * 60 * 60 * 1000) } } });
}
