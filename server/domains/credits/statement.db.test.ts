import { text } from 'node:stream/consumers';
import { beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../tests/support/app.ts';
import { type TestPerson, testPerson, testProject } from '../../../tests/support/people.ts';
import { csvOf } from '../../platform/csv.ts';
import { COST_CHANNEL, PAYMENT_CHANNEL, releaseRun, settleStep } from './credits.ts';
import { readStatement, streamStatement } from './statement.ts';
import { statementColumns } from './statementColumns.ts';

let app: TestApp;
let person: TestPerson;
let projectId: number;

beforeAll(async () => {
  app = await testApp();
  person = await testPerson(app, { credits: 1234 });
  const other = await testPerson(app, { credits: 77 });
  await testProject(app, other).catch(() => undefined);
  const made = await testProject(app, person);
  projectId = made.projectId;
  const run = { id: made.runId, userId: person.user.id, costChannel: COST_CHANNEL.WORKFLOW };
  await settleStep(app.db, run, { name: 'script_writer_node', priceCredits: 10 });
  await releaseRun(app.db, run);
});

const everything = { skip: 0, take: 100 };

test('rows are one’s own, newest first, and each adds up', async () => {
  const { records, total, sums } = await readStatement(app, person.viewer, everything);
  expect(records.map(({ kind, amountCredits }) => [kind, amountCredits])).toEqual([
    ['RELEASE', 50],
    ['SETTLE', 10],
    ['HOLD', 60],
    ['TOP_UP', 1234],
  ]);
  expect(total).toBe(4);
  expect(sums).toEqual({ chargeYuan: 12.34, costCredits: 10 });
  for (const row of records) {
    expect(row.balanceBefore + row.chargeYuan * 100 - row.costCredits).toBeCloseTo(row.balanceAfter, 9);
  }
  const now = await app.db.user.findUniqueOrThrow({ where: { id: person.user.id } });
  expect(records[0]).toMatchObject({
    balanceAfter: now.credits + now.creditsHeld,
    availableAfter: now.credits,
  });
});

test('a spend says for what, a top-up how it was paid', async () => {
  const { records } = await readStatement(app, person.viewer, everything);
  expect(records.find(({ kind }) => kind === 'SETTLE')).toMatchObject({
    what: '素材混剪 · 脚本撰写',
    project: { id: projectId, deleted: false },
    runNumber: 1,
    costChannel: 2,
    channel: null,
    chargeYuan: 0,
  });
  expect(records.find(({ kind }) => kind === 'TOP_UP')).toMatchObject({
    chargeYuan: 12.34,
    channel: PAYMENT_CHANNEL.ADMINISTRATOR,
    costChannel: null,
    project: null,
    costCredits: 0,
  });
});

test('filters narrow rows, count and sums alike; the end of a time is not in it', async () => {
  const { records } = await readStatement(app, person.viewer, everything);
  const spend = records.find(({ kind }) => kind === 'SETTLE')!;
  const only = await readStatement(app, person.viewer, { ...everything, filter: { kinds: ['SETTLE'] } });
  expect([only.total, only.sums]).toEqual([1, { chargeYuan: 0, costCredits: 10 }]);
  const until = (before: Date) =>
    readStatement(app, person.viewer, { ...everything, filter: { kinds: ['SETTLE'], before } });
  expect((await until(spend.createdAt)).total).toBe(0);
  expect((await until(new Date(spend.createdAt.getTime() + 1))).total).toBe(1);
  const since = await readStatement(app, person.viewer, {
    ...everything,
    filter: { kinds: ['SETTLE'], from: spend.createdAt },
  });
  expect(since.total).toBe(1);
  const backwards = { from: spend.createdAt, before: spend.createdAt };
  await expect(
    (async () => readStatement(app, person.viewer, { ...everything, filter: backwards }))(),
  ).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
});

test('a file of a thousand rows is read in pieces and has every row once, formulas defused', async () => {
  const rich = await testPerson(app, { credits: 0 });
  await app.db.$queryRaw`
    SELECT count(move_credits(${rich.user.id}::int, 'many:' || n, 'TOP_UP', n, 0, 1, NULL, NULL,
                              CASE n WHEN 1 THEN '=HYPERLINK("http://x")' END))
    FROM generate_series(1, 1100) AS n`;
  const file = await text(csvOf(streamStatement(app, rich.viewer, {}), statementColumns));
  const lines = file.trimEnd().split('\r\n');
  expect(lines).toHaveLength(1101);
  const numbers = lines.slice(1).map((line) => Number(line.split(',')[0]));
  expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => b - a));
  expect(lines[1]).toMatch(
    /^\d+,\d{4}-\d\d-\d\d \d\d:\d\d:\d\d,充值,1100,11,支付宝,604450,605550,605550,,,$/,
  );
  expect(lines.at(-1)).toContain(`"'=HYPERLINK(""http://x"")"`);
});
