/** What movements of credits are called. */
export const ledgerKinds = {
  TOP_UP: '充值',
  SETTLE: '消费',
  HOLD: '预扣',
  RELEASE: '退还',
} as const;
