/**
 * Credits: integers, 1 yuan = 100 credits. The public face of the ledger.
 *
 * Every movement has a key that makes it happen once, and every movement is one SQL function that locks the
 * user's row (`move_credits` in prisma/migrations). A run holds its price when it is created, settles step by
 * step as steps finish, and gives the rest back when it ends, however it ends.
 */

import type { DatabaseSession } from '../../platform/database.ts';
import { Refusal } from '../../platform/refusal.ts';
import { InsufficientCredits } from './errors.ts';
import { type Movement, type MovementOutcome, moveCredits } from './ledger.ts';

export const CREDITS_PER_YUAN = 100;

export const PAYMENT_CHANNEL = { ALIPAY: 1, WECHAT_PAY: 2, BANK_CARD: 3, ADMINISTRATOR: 100 } as const;
export type PaymentChannel = (typeof PAYMENT_CHANNEL)[keyof typeof PAYMENT_CHANNEL];
export const COST_CHANNEL = { AGENT: 1, WORKFLOW: 2, TOOL: 3 } as const;
export type CostChannel = (typeof COST_CHANNEL)[keyof typeof COST_CHANNEL];

/** Adds credits; `key` makes a repeated call harmless. */
export async function topUp(
  db: DatabaseSession,
  topUp: { userId: number; amountCredits: number; key: string; channel: number; note?: string },
): Promise<MovementOutcome> {
  if (!Number.isInteger(topUp.amountCredits) || topUp.amountCredits <= 0) {
    throw new Refusal('BAD_USER_INPUT', '充值积分须为正整数', { field: 'amount' });
  }
  return moveCredits(db, {
    userId: topUp.userId,
    key: `top-up:${topUp.key}`,
    kind: 'TOP_UP',
    availableDelta: topUp.amountCredits,
    heldDelta: 0,
    channel: topUp.channel,
    note: topUp.note,
  });
}

/** Whose run it is, and what kind of work its credits go into. */
export interface PaidRun {
  id: number;
  userId: number;
  costChannel: CostChannel;
}

/**
 * Sets a run's price aside. Call it in the transaction that creates the run.
 * @throws InsufficientCredits with what is needed and what there is.
 */
export async function holdForRun(
  db: DatabaseSession,
  run: PaidRun & { amountCredits: number },
): Promise<void> {
  const outcome = await moveCredits(db, {
    ...ofRun(run),
    key: `run:${run.id}:hold`,
    kind: 'HOLD',
    availableDelta: -run.amountCredits,
    heldDelta: run.amountCredits,
  });
  if (outcome === 'insufficient') throw await insufficient(db, run);
}

/**
 * Charges a finished step to its run's hold.
 * @throws Error where less is held than the step costs, which only a broken ledger can cause.
 */
export async function settleStep(
  db: DatabaseSession,
  run: PaidRun,
  step: { name: string; priceCredits: number },
): Promise<void> {
  const outcome = await moveCredits(db, {
    ...ofRun(run),
    key: `run:${run.id}:settle:${step.name}`,
    kind: 'SETTLE',
    availableDelta: 0,
    heldDelta: -step.priceCredits,
  });
  if (outcome === 'insufficient') throw new Error(`run ${run.id} does not hold what ${step.name} costs`);
}

/** Gives back what a run held for one step that failed for itself. */
export async function releaseStep(
  db: DatabaseSession,
  run: PaidRun,
  step: { name: string; priceCredits: number },
): Promise<void> {
  await moveCredits(db, {
    ...ofRun(run),
    key: `run:${run.id}:release:${step.name}`,
    kind: 'RELEASE',
    availableDelta: step.priceCredits,
    heldDelta: -step.priceCredits,
  });
}

/** Gives back what a run held and did not use; nothing where all was used. */
export async function releaseRun(db: DatabaseSession, run: PaidRun): Promise<void> {
  const { _sum } = await db.creditEntry.aggregate({ where: { runId: run.id }, _sum: { heldDelta: true } });
  const restCredits = _sum.heldDelta ?? 0;
  if (restCredits === 0) return;
  await moveCredits(db, {
    ...ofRun(run),
    key: `run:${run.id}:release`,
    kind: 'RELEASE',
    availableDelta: restCredits,
    heldDelta: -restCredits,
  });
}

function ofRun({ id, userId, costChannel }: PaidRun): Pick<Movement, 'userId' | 'runId' | 'costChannel'> {
  return { userId, runId: id, costChannel };
}

async function insufficient(
  db: DatabaseSession,
  run: { userId: number; amountCredits: number },
): Promise<InsufficientCredits> {
  const { credits } = await db.user.findUniqueOrThrow({
    where: { id: run.userId },
    select: { credits: true },
  });
  return new InsufficientCredits(run.amountCredits, credits);
}
