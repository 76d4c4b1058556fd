import { randomUUID } from 'node:crypto';
import type { App } from '../../../platform/app.ts';
import { badInput, Refusal } from '../../../platform/refusal.ts';
import { requirePermission, type Viewer } from '../../../platform/viewer.ts';
import type { Person } from '../../accounts/accounts.ts';
import { PAYMENT_CHANNEL, topUp } from '../../credits/credits.ts';
import { creditsOfYuan, yuanText } from '../../credits/yuan.ts';
import { recordAct } from '../audit.ts';
import { lockPerson } from './lockPerson.ts';

export interface TopUp {
  userId: number;
  /** Yuan as a decimal number in text: "12.34". */
  amountYuan: string;
  /** The same key is one top-up, however often it is sent. */
  requestKey?: string | null | undefined;
}

/** The books count in 32 bits; far below that, a typing error is likelier than a rich customer. */
const LARGEST_BALANCE = 2_000_000_000;
const LONGEST_REQUEST_KEY = 128;

/**
 * Adds credits to a person's balance: 1 yuan is 100 credits.
 * @throws Refusal BAD_USER_INPUT for the amount; NOT_FOUND; CONFLICT where the key was used for something else.
 */
export async function topUpPerson(app: App, viewer: Viewer, given: TopUp): Promise<Person> {
  requirePermission(viewer, 'administer');
  const { userId } = given;
  const amountCredits = creditsOfYuan(given.amountYuan);
  const requestKey = given.requestKey ?? randomUUID();
  if (requestKey === '' || requestKey.length > LONGEST_REQUEST_KEY) {
    throw badInput('requestKey', `请求编号须为 1 至 ${LONGEST_REQUEST_KEY} 个字符`);
  }
  const key = `admin:${viewer.userId}:${requestKey}`;
  return app.db.$transaction(async (tx) => {
    const before = await lockPerson(tx, userId);
    if (before.credits + before.creditsHeld + amountCredits > LARGEST_BALANCE) {
      throw badInput('amount', `充值后余额将超过 ${yuanText(LARGEST_BALANCE)} 元，请减少充值金额`);
    }
    const outcome = await topUp(tx, { userId, amountCredits, key, channel: PAYMENT_CHANNEL.ADMINISTRATOR });
    if (outcome === 'repeated') {
      const done = await tx.creditEntry.findUniqueOrThrow({ where: { key: `top-up:${key}` } });
      if (done.userId === userId && done.availableDelta === amountCredits) return before;
      throw new Refusal('CONFLICT', '这个请求编号已用于另一笔充值，请刷新后重试');
    }
    await recordAct(tx, viewer, {
      action: 'credits.top-up',
      subjectId: userId,
      changes: {
        yuan: [null, yuanText(amountCredits)],
        credits: [before.credits, before.credits + amountCredits],
      },
    });
    return { ...before, credits: before.credits + amountCredits };
  });
}
