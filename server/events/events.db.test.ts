import pg from 'pg';
import { beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../tests/support/app.ts';
import { testPerson, testProject } from '../../tests/support/people.ts';
import { type EventBus, openEventBus } from './bus.ts';
import { emitEvent } from './emit.ts';
import { eventStream } from './stream.ts';

let app: TestApp;
let bus: EventBus;

beforeAll(async () => {
  app = await testApp();
  bus = await openEventBus(app.config.databaseUrl!, app.log);
  return () => bus.close();
});

async function emit(userId: number, count: number): Promise<void> {
  for (let index = 0; index < count; index += 1) await emitEvent(app.db, { userId, kind: 'CREDITS' });
}

const upTo = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index + 1);

/** Numbers of the next events of a stream. */
async function take(stream: ReturnType<typeof eventStream>, count: number): Promise<number[]> {
  const seen: number[] = [];
  while (seen.length < count) {
    const next = await stream.next();
    if (next.done) break;
    seen.push(next.value.seq);
  }
  return seen;
}

const listeners = () =>
  app.db.$queryRaw<Array<{ pid: number }>>`
    SELECT pid FROM pg_stat_activity
    WHERE datname = current_database() AND application_name = 'reelsmith events'`;

test('fifty writers at once number their events without gap or double, and in the order of commit', async () => {
  const { user } = await testPerson(app, { credits: 0 });
  const stream = eventStream({ db: app.db, bus }, { userId: user.id, after: 0 });
  const writers = Array.from({ length: 50 }, () => emit(user.id, 4));
  const seen = await take(stream, 200);
  await Promise.all(writers);
  await stream.return?.();
  expect(seen).toEqual(upTo(0, 200));
  const { eventSeq } = await app.db.user.findUniqueOrThrow({ where: { id: user.id } });
  expect(eventSeq).toBe(200);
});

test('a change that is rolled back takes its event and its number with it', async () => {
  const { user } = await testPerson(app, { credits: 0 });
  const undone = app.db.$transaction(async (tx) => {
    await tx.user.update({ where: { id: user.id }, data: { nickName: '改' } });
    await emitEvent(tx, { userId: user.id, kind: 'CREDITS' });
    throw new Error('changed my mind');
  });
  await expect(undone).rejects.toThrow('changed my mind');
  const now = await app.db.user.findUniqueOrThrow({ where: { id: user.id }, include: { events: true } });
  expect(now).toMatchObject({ nickName: null, eventSeq: 0, events: [] });
});

test('an event is never seen before the state it speaks of', async () => {
  const owner = await testPerson(app);
  const stream = eventStream({ db: app.db, bus }, { userId: owner.user.id, after: 1 });
  const made = testProject(app, owner);
  for (;;) {
    const { value } = await stream.next();
    if (value?.kind !== 'PROJECT') continue;
    expect(await app.db.projectRun.count({ where: { projectId: value.projectId! } })).toBe(1);
    break;
  }
  await Promise.all([made, stream.return?.()]);
});

test('a project’s stream holds that project’s events only', async () => {
  const owner = await testPerson(app);
  const [one, other] = [await testProject(app, owner), await testProject(app, owner)];
  const stream = eventStream(
    { db: app.db, bus },
    { userId: owner.user.id, after: 0, projectId: one.projectId },
  );
  const { value } = await stream.next();
  expect(value).toMatchObject({ projectId: one.projectId });
  const waiting = stream.next();
  await emitEvent(app.db, { userId: owner.user.id, kind: 'PROJECT', projectId: other.projectId });
  await emitEvent(app.db, { userId: owner.user.id, kind: 'PROJECT', projectId: one.projectId });
  expect((await waiting).value).toMatchObject({ projectId: one.projectId, kind: 'PROJECT' });
  await stream.return?.();
});

test('unsubscribing ends a stream that waits, at once and for good', async () => {
  const { user } = await testPerson(app, { credits: 0 });
  const stream = eventStream({ db: app.db, bus }, { userId: user.id, after: 0 });
  const waiting = stream.next();
  await stream.return?.();
  expect(await waiting).toMatchObject({ done: true });
  await emit(user.id, 1);
  expect(await stream.next()).toMatchObject({ done: true });
});

test('nothing is lost, doubled or reordered while the listening line is cut again and again', async () => {
  const { user } = await testPerson(app, { credits: 0 });
  const stream = eventStream({ db: app.db, bus }, { userId: user.id, after: 0 });
  const seen = take(stream, 120);
  for (let round = 0; round < 6; round += 1) {
    await emit(user.id, 10);
    for (const { pid } of await listeners()) await app.db.$queryRaw`SELECT pg_terminate_backend(${pid}::int)`;
    // These fall into the gap: nobody listens, so only the look behind the reconnection finds them.
    await emit(user.id, 10);
  }
  expect(await seen).toEqual(upTo(0, 120));
  await stream.return?.();
});

test('a server that is away is asked by one connection only, and is one listener when it is back', async () => {
  const { user } = await testPerson(app, { credits: 0 });
  const database = new URL(app.config.databaseUrl!).pathname.slice(1);
  const elsewhere = new URL(app.config.databaseUrl!);
  elsewhere.pathname = '/postgres';
  const master = new pg.Client({ connectionString: elsewhere.href });
  await master.connect();
  try {
    await master.query(`ALTER DATABASE ${database} ALLOW_CONNECTIONS false`);
    const cut = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1 AND application_name = 'reelsmith events'`;
    // Again and again: a connection that was just being made slips through the first cut.
    const stillThere = async () => {
      await master.query(cut, [database]);
      return bus.connected;
    };
    await expect.poll(stillThere, { timeout: 20_000 }).toBe(false);
    const before = app.logs.length;
    await expect
      .poll(() => app.logs.slice(before).filter((line) => line.includes('cannot reconnect')).length, {
        timeout: 20_000,
      })
      .toBeGreaterThan(3);
    expect(bus.connected).toBe(false);
  } finally {
    await master.query(`ALTER DATABASE ${database} ALLOW_CONNECTIONS true`);
    await master.end();
  }
  await expect.poll(() => bus.connected, { timeout: 20_000 }).toBe(true);
  const stream = eventStream({ db: app.db, bus }, { userId: user.id, after: 0 });
  await emit(user.id, 3);
  expect(await take(stream, 3)).toEqual([1, 2, 3]);
  await stream.return?.();
  expect(await listeners()).toHaveLength(1);
});

test('a bus that was closed and opened again, as after a restart, goes on where the reader stopped', async () => {
  const { user } = await testPerson(app, { credits: 0 });
  const seen: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    const ours = await openEventBus(app.config.databaseUrl!, app.log);
    const stream = eventStream({ db: app.db, bus: ours }, { userId: user.id, after: seen.at(-1) ?? 0 });
    const taken = take(stream, 10);
    await emit(user.id, 15);
    seen.push(...(await taken));
    await stream.return?.();
    await ours.close();
    expect(ours.connected).toBe(false);
  }
  expect(seen).toEqual(upTo(0, 50));
});
