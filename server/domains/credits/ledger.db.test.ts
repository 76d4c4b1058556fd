import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../tests/support/app.ts';
import { testPerson, testProject } from '../../../tests/support/people.ts';
import { type Database, openDatabase } from '../../platform/database.ts';
import { COST_CHANNEL, holdForRun, PAYMENT_CHANNEL, releaseRun, settleStep, topUp } from './credits.ts';
import { InsufficientCredits } from './errors.ts';
import { checkLedger, moveCredits } from './ledger.ts';

let app: TestApp;
/** A second pool, as a second process has. */
let elsewhere: Database;

beforeAll(async () => {
  app = await testApp();
  elsewhere = openDatabase(app.config.databaseUrl!, 5);
  return () => elsewhere.$disconnect();
});

/** What a run needs of its project to be paid for; made without the hold that the domain would take. */
async function bareRun(userId: number): Promise<number> {
  const project = await app.db.project.create({
    data: { userId, name: 'mixcut_digital', title: '', auto: true, input: {}, stepCount: 7 },
  });
  const run = await app.db.projectRun.create({
    data: { projectId: project.id, number: 1, firstStep: 0, heldCredits: 0 },
  });
  return run.id;
}

type Action =
  | { do: 'topUp'; key: number; amount: number }
  | { do: 'hold'; run: number; amount: number }
  | { do: 'settle'; run: number; step: number; amount: number }
  | { do: 'release'; run: number };

const RUNS = 3;
const run = fc.nat({ max: RUNS - 1 });
const amount = fc.integer({ min: 1, max: 40 });
const action: fc.Arbitrary<Action> = fc.oneof(
  fc.record({ do: fc.constant('topUp' as const), key: fc.nat({ max: 3 }), amount }),
  fc.record({ do: fc.constant('hold' as const), run, amount }),
  fc.record({ do: fc.constant('settle' as const), run, step: fc.nat({ max: 2 }), amount }),
  fc.record({ do: fc.constant('release' as const), run }),
);

/** The ledger as one would keep it on paper. */
class Paper {
  available = 0;
  held = 0;
  runHeld = Array.from({ length: RUNS }, () => 0);
  keys = new Set<string>();

  /** Whether the action is refused for want of credits. */
  apply(action: Action): boolean {
    const key =
      action.do === 'topUp'
        ? `t${action.key}`
        : `${action.do}${action.run}${action.do === 'settle' ? action.step : ''}`;
    if (action.do === 'release' && this.runHeld[action.run] === 0) return false;
    if (this.keys.has(key)) return false;
    if (action.do === 'topUp') {
      this.available += action.amount;
    } else if (action.do === 'hold') {
      if (this.available < action.amount) return true;
      this.move(action.run, -action.amount, action.amount);
    } else if (action.do === 'settle') {
      if (this.held < action.amount) return true;
      this.move(action.run, 0, -action.amount);
    } else {
      const rest = this.runHeld[action.run]!;
      if (this.held < rest || this.available + rest < 0) return true;
      this.move(action.run, rest, -rest);
    }
    this.keys.add(key);
    return false;
  }

  private move(run: number, available: number, held: number): void {
    this.available += available;
    this.held += held;
    this.runHeld[run]! += held;
  }
}

describe('the ledger', () => {
  test('does what paper would do, in any order, with any repetition', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(action, { maxLength: 25 }), async (actions) => {
        const { user } = await testPerson(app, { credits: 0 });
        const runs = await Promise.all(Array.from({ length: RUNS }, () => bareRun(user.id)));
        const paper = new Paper();
        for (const step of actions) {
          // What a run may settle is bounded by what it held: the domain's step table says so, so does the model.
          if (step.do === 'settle' && paper.runHeld[step.run]! < step.amount) continue;
          const refused = await perform(app.db, user.id, runs, step).catch((error: unknown) => {
            if (error instanceof InsufficientCredits) return true;
            throw error;
          });
          const expected = paper.apply(step);
          if (step.do === 'hold') expect(refused).toBe(expected);
          const now = await app.db.user.findUniqueOrThrow({ where: { id: user.id } });
          expect([now.credits, now.creditsHeld]).toEqual([paper.available, paper.held]);
        }
        expect((await checkLedger(app.db)).brokenUserIds).toEqual([]);
        expect(await app.db.creditEntry.count({ where: { userId: user.id } })).toBe(paper.keys.size);
      }),
      { numRuns: 40 },
    );
  });

  test('holds its invariants when everything comes at once from two processes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(action, { minLength: 20, maxLength: 40 }), async (actions) => {
        const { user } = await testPerson(app, { credits: 60 });
        const runs = await Promise.all(Array.from({ length: RUNS }, () => bareRun(user.id)));
        // Everything twice: the repetition races its original.
        const calls = [...actions, ...actions].map((step, index) =>
          perform(index % 2 ? app.db : elsewhere, user.id, runs, step),
        );
        for (const outcome of await Promise.allSettled(calls)) {
          // What was never held is refused too: here nobody keeps the order that a run keeps.
          if (outcome.status === 'rejected') expect(String(outcome.reason)).toMatch(/积分不足|does not hold/);
        }
        const entries = await app.db.creditEntry.findMany({
          where: { userId: user.id },
          orderBy: { id: 'asc' },
        });
        let [available, held] = [0, 0];
        for (const entry of entries) {
          available += entry.availableDelta;
          held += entry.heldDelta;
          expect([entry.availableAfter, entry.heldAfter]).toEqual([available, held]);
          expect(Math.min(available, held)).toBeGreaterThanOrEqual(0);
        }
        expect(new Set(entries.map(({ key }) => key)).size).toBe(entries.length);
        const now = await app.db.user.findUniqueOrThrow({ where: { id: user.id } });
        expect([now.credits, now.creditsHeld]).toEqual([available, held]);
      }),
      { numRuns: 15 },
    );
  });

  test('is append-only, also for whoever speaks SQL', async () => {
    const { user } = await testPerson(app, { credits: 5 });
    const where = { userId: user.id };
    await expect(app.db.creditEntry.updateMany({ where, data: { note: 'x' } })).rejects.toThrow(
      'append-only',
    );
    await expect(app.db.creditEntry.deleteMany({ where })).rejects.toThrow('append-only');
    await expect(app.db.$executeRaw`TRUNCATE "CreditEntry"`).rejects.toThrow('append-only');
    await expect(app.db.user.update({ where: { id: user.id }, data: { credits: -1 } })).rejects.toThrow(
      'User_balances_not_negative',
    );
    expect(await app.db.creditEntry.count({ where })).toBe(1);
  });

  test('two people’s equal keys are two movements of two people only where the key says so', async () => {
    const [one, other] = [await testPerson(app, { credits: 0 }), await testPerson(app, { credits: 0 })];
    const movement = { key: 'same', kind: 'TOP_UP', availableDelta: 3, heldDelta: 0 } as const;
    expect(await moveCredits(app.db, { ...movement, userId: one.user.id })).toBe('moved');
    expect(await moveCredits(app.db, { ...movement, userId: other.user.id })).toBe('repeated');
  });

  test('twenty projects of one person at once neither deadlock nor spend more than there is', async () => {
    const owner = await testPerson(app, { credits: 60 * 8 });
    const made = await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) =>
        testProject(index % 2 ? app : { ...app, db: elsewhere }, owner),
      ),
    );
    const refused = made.filter((one) => one.status === 'rejected');
    for (const { reason } of refused) expect(reason).toBeInstanceOf(InsufficientCredits);
    expect(refused).toHaveLength(12);
    const now = await app.db.user.findUniqueOrThrow({ where: { id: owner.user.id } });
    expect([now.credits, now.creditsHeld]).toEqual([0, 60 * 8]);
    expect(await app.db.project.count({ where: { userId: owner.user.id } })).toBe(8);
  });
});

async function perform(db: Database, userId: number, runs: number[], action: Action): Promise<boolean> {
  if (action.do === 'topUp') {
    await topUp(db, {
      userId,
      amountCredits: action.amount,
      key: `${userId}:${action.key}`,
      channel: PAYMENT_CHANNEL.ADMINISTRATOR,
    });
    return false;
  }
  const run = { id: runs[action.run]!, userId, costChannel: COST_CHANNEL.WORKFLOW };
  if (action.do === 'hold') await holdForRun(db, { ...run, amountCredits: action.amount });
  if (action.do === 'settle')
    await settleStep(db, run, { name: String(action.step), priceCredits: action.amount });
  if (action.do === 'release') await releaseRun(db, run);
  return false;
}
