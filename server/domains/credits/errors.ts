import { Refusal } from '../../platform/refusal.ts';

/** A price is higher than what is free to spend; screens draw it with both figures. */
export class InsufficientCredits extends Refusal {
  readonly requiredCredits: number;
  readonly availableCredits: number;

  constructor(requiredCredits: number, availableCredits: number) {
    super(
      'INSUFFICIENT_CREDITS',
      `积分不足：需要 ${requiredCredits} 积分，当前可用 ${availableCredits} 积分，请联系管理员充值`,
      { requiredCredits, availableCredits },
    );
    this.requiredCredits = requiredCredits;
    this.availableCredits = availableCredits;
  }
}
