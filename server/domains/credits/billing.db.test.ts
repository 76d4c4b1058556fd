import { beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../tests/support/app.ts';
import { type TestPerson, testPerson, testProject } from '../../../tests/support/people.ts';
import { countStatements } from '../../../tests/support/statements.ts';
import {
  type BillingFilter,
  billingDays,
  billingSums,
  ledgerHealth,
  readBilling,
  streamBilling,
} from './billing.ts';
import { COST_CHANNEL, releaseRun, settleStep, topUp } from './credits.ts';

let app: TestApp;
let admin: TestPerson;
let lin: TestPerson;
let zhou: TestPerson;

beforeAll(async () => {
  app = await testApp();
  admin = await testPerson(app, { role: 'ADMIN', credits: 0 });
  [lin, zhou] = [await testPerson(app, { credits: 0 }), await testPerson(app, { credits: 0 })];
  await app.db.user.update({ where: { id: lin.user.id }, data: { userName: 'Lin_01' } });
  await app.db.user.update({ where: { id: zhou.user.id }, data: { userName: 'zhou' } });
  await topUp(app.db, { userId: lin.user.id, amountCredits: 10_007, key: 'lin', channel: 1 });
  await topUp(app.db, { userId: zhou.user.id, amountCredits: 29, key: 'zhou', channel: 100 });
  const { runId } = await testProject(app, lin);
  const run = { id: runId, userId: lin.user.id, costChannel: COST_CHANNEL.WORKFLOW };
  await settleStep(app.db, run, { name: 'script_writer_node', priceCredits: 10 });
  await releaseRun(app.db, run);
});

const read = async (filter: BillingFilter, skip = 0, take = 50) =>
  readBilling(app, admin.viewer, { filter, skip, take });
const kinds = async (filter: BillingFilter) => (await read(filter)).rows.map(({ kind }) => kind);

describe('filters', () => {
  test('nothing asked for is everything, newest first, with balances before and after', async () => {
    const { rows, total } = await read({});
    expect(total).toBe(5);
    expect(rows.map((row) => [row.userName, row.kind, row.balanceBefore, row.balanceAfter])).toEqual([
      ['Lin_01', 'RELEASE', 9997, 9997],
      ['Lin_01', 'SETTLE', 10_007, 9997],
      ['Lin_01', 'HOLD', 10_007, 10_007],
      ['zhou', 'TOP_UP', 0, 29],
      ['Lin_01', 'TOP_UP', 0, 10_007],
    ]);
    expect(rows.map(({ chargeYuan, costCredits }) => [chargeYuan, costCredits])).toEqual([
      [0, 0],
      [0, 10],
      [0, 0],
      [0.29, 0],
      [100.07, 0],
    ]);
  });

  test('each narrows by itself and with the others', async () => {
    expect(await kinds({ userId: zhou.user.id })).toEqual(['TOP_UP']);
    expect(await kinds({ userName: '  LIN_ ' })).toHaveLength(4);
    expect(await kinds({ userName: 'l%n' })).toEqual([]);
    expect(await kinds({ userName: 'lin.01' })).toEqual([]);
    expect(await kinds({ channel: 1 })).toEqual(['TOP_UP']);
    expect(await kinds({ channel: 2 })).toEqual([]);
    expect(await kinds({ costChannel: 2 })).toEqual(['RELEASE', 'SETTLE', 'HOLD']);
    expect(await kinds({ costChannel: 2, kinds: ['SETTLE'], userName: 'lin' })).toEqual(['SETTLE']);
    expect(await kinds({ costChannel: 2, userId: zhou.user.id })).toEqual([]);
  });

  test('times reach from the first moment to just before the last', async () => {
    const { rows } = await read({});
    const { createdAt } = rows[1]!;
    const next = new Date(createdAt.getTime() + 1);
    expect(await kinds({ from: createdAt, before: next, kinds: ['SETTLE'] })).toEqual(['SETTLE']);
    expect(await kinds({ before: createdAt, kinds: ['SETTLE'] })).toEqual([]);
    expect(await kinds({ from: next, kinds: ['SETTLE'] })).toEqual([]);
    await expect(read({ from: next, before: createdAt })).rejects.toThrow('结束时间须晚于开始时间');
  });

  test('pages neither repeat nor leave out a row, and cost as much for many as for few', async () => {
    const ids: number[] = [];
    for (let skip = 0; skip < 6; skip += 2) ids.push(...(await read({}, skip, 2)).rows.map(({ id }) => id));
    expect(ids).toEqual((await read({})).rows.map(({ id }) => id));
    const statements = async (take: number) => {
      const words = ['"CreditEntry"', '"User"', '"ProjectRun"', '"Project"'];
      const before = await countStatements(app.config.databaseUrl!, words);
      await read({}, 0, take);
      return (await countStatements(app.config.databaseUrl!, words)) - before;
    };
    expect(await statements(5)).toBe(await statements(1 + 2));
    expect(await statements(5)).toBeLessThanOrEqual(6);
  });
});

test('sums, days and the stream mean the same rows as the page', async () => {
  for (const filter of [{}, { userName: 'lin' }, { channel: 100 }, { kinds: ['SETTLE' as const] }]) {
    const { rows, total } = await read(filter);
    const sums = await billingSums(app, admin.viewer, filter);
    const cents = rows.reduce((sum, { chargeYuan }) => sum + Math.round(chargeYuan * 100), 0);
    expect(sums).toEqual({
      entries: total,
      people: new Set(rows.map(({ userId }) => userId)).size,
      chargeYuan: cents / 100,
      costCredits: rows.reduce((sum, { costCredits }) => sum + costCredits, 0),
    });
    const streamed = await Array.fromAsync(streamBilling(app, admin.viewer, filter));
    expect(streamed).toEqual(rows);
    const days = await billingDays(app, admin.viewer, filter, 'Asia/Shanghai');
    expect(days.reduce((sum, { chargeYuan }) => sum + Math.round(chargeYuan * 100), 0)).toBe(cents);
    expect(days.reduce((sum, { costCredits }) => sum + costCredits, 0)).toBe(sums.costCredits);
  }
});

test('midnight is the zone’s own, and a zone nobody knows is refused', async () => {
  const at = (text: string) => new Date(text);
  const entry = (key: string, createdAt: Date, availableAfter: number) =>
    app.db.creditEntry.create({
      data: {
        userId: zhou.user.id,
        key,
        kind: 'TOP_UP',
        availableDelta: 1,
        heldDelta: 0,
        availableAfter,
        heldAfter: 0,
        channel: 3,
        createdAt,
      },
    });
  await entry('evening', at('2026-03-01T15:59:59.999Z'), 30);
  await entry('night', at('2026-03-01T16:00:00Z'), 31);
  const filter = { channel: 3, before: at('2026-06-01T00:00:00Z') };
  const days = async (zone: string) =>
    (await billingDays(app, admin.viewer, filter, zone)).map(({ day }) => day);
  expect(await days('Asia/Shanghai')).toEqual(['2026-03-01', '2026-03-02']);
  expect(await days('UTC')).toEqual(['2026-03-01']);
  for (const zone of ['+08:00', 'Mars/Base', "'; --"]) await expect(days(zone)).rejects.toThrow('时区');
});

test('the health line sees a balance that is not the sum of its movements', async () => {
  // The two rows of the night above were written past the ledger, so zhou's balance is another.
  const report = await ledgerHealth(app, admin.viewer);
  expect(report.brokenUserIds).toEqual([zhou.user.id]);
  await app.db.user.update({ where: { id: zhou.user.id }, data: { credits: 31 } });
  expect((await ledgerHealth(app, admin.viewer)).brokenUserIds).toEqual([zhou.user.id]);
  const later = await ledgerHealth(app, admin.viewer, Date.now() + 60_001);
  expect(later.brokenUserIds).toEqual([]);
  expect(later.entries).toBe(7);
});

test('none of it is for anybody else', async () => {
  const reads = [
    () => readBilling(app, lin.viewer, { skip: 0, take: 1 }),
    () => billingSums(app, lin.viewer),
    () => billingDays(app, lin.viewer, {}, 'UTC'),
    () => ledgerHealth(app, lin.viewer),
    () => streamBilling(app, lin.viewer, {}),
  ];
  for (const one of reads) await expect((async () => one())()).rejects.toMatchObject({ code: 'NOT_FOUND' });
});
