/** Answers to calls that named a key: repeated, they are given again instead of done again. */
import type { App } from '../../platform/app.ts';

const KEPT_MS = 24 * 60 * 60 * 1000;

export interface NamedCall {
  userId: number;
  /** Method and path; the same key elsewhere is another call. */
  route: string;
  key: string;
  /** The same key with another body is another call too, and refused. */
  bodyHash: Uint8Array<ArrayBuffer>;
}

/** A call that is ours to make; afterwards `keepAnswer` or `releaseCall`. */
export interface Reservation extends NamedCall {
  at: Date;
}

export type CallState =
  | { state: 'ours'; reservation: Reservation }
  | { state: 'answered'; status: number; answer: object }
  | { state: 'running'; sinceMs: number }
  | { state: 'other-body' };

/**
 * Takes the call, or tells what became of it. Of any number that ask at once, one gets it.
 * @param takeOverAfterMs a reservation so old is of a process that died; null: nobody may make such a call again.
 */
export async function reserveCall(
  app: Pick<App, 'db'>,
  call: NamedCall,
  takeOverAfterMs: number | null,
): Promise<CallState> {
  const { userId, route, key, bodyHash } = call;
  for (;;) {
    const at = new Date();
    const made = await app.db.answeredCall.createMany({
      data: { ...call, createdAt: at },
      skipDuplicates: true,
    });
    if (made.count === 1) return { state: 'ours', reservation: { ...call, at } };
    const row = await app.db.answeredCall.findUnique({ where: { userId_route_key: { userId, route, key } } });
    // Released between the two statements.
    if (!row) continue;
    if (Buffer.compare(row.bodyHash, bodyHash) !== 0) return { state: 'other-body' };
    if (row.status !== null) {
      return { state: 'answered', status: row.status, answer: JSON.parse(row.answer as string) };
    }
    const sinceMs = at.getTime() - row.createdAt.getTime();
    if (takeOverAfterMs === null || sinceMs < takeOverAfterMs) return { state: 'running', sinceMs };
    const taken = await app.db.answeredCall.updateMany({
      where: { userId, route, key, status: null, createdAt: row.createdAt },
      data: { createdAt: at },
    });
    if (taken.count === 1) return { state: 'ours', reservation: { ...call, at } };
  }
}

/** The first answer stays. */
export async function keepAnswer(
  app: Pick<App, 'db'>,
  { userId, route, key }: Reservation,
  status: number,
  answer: object,
): Promise<void> {
  await app.db.answeredCall.updateMany({
    where: { userId, route, key, status: null },
    // As text: jsonb would sort the fields, and the answer shall be the same to the byte.
    data: { status, answer: JSON.stringify(answer) },
  });
}

/** Nothing was done: the same key may be tried again, also with another body. */
export async function releaseCall(app: Pick<App, 'db'>, reservation: Reservation): Promise<void> {
  const { userId, route, key, at } = reservation;
  await app.db.answeredCall.deleteMany({ where: { userId, route, key, status: null, createdAt: at } });
}

/** Forgets keys after a day. For the sweeper; returns how many went. */
export async function sweepAnsweredCalls(app: Pick<App, 'db'>, now = new Date()): Promise<number> {
  const before = new Date(now.getTime() - KEPT_MS);
  return (await app.db.answeredCall.deleteMany({ where: { createdAt: { lt: before } } })).count;
}
