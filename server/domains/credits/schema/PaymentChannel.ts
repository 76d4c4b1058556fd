import { builder } from '../../../graphql/builder.ts';
import { PAYMENT_CHANNEL } from '../credits.ts';

export const PaymentChannel = builder.enumType('PaymentChannel', {
  description: 'How a top-up was paid; the numbers of REST in words.',
  values: {
    ALIPAY: { value: PAYMENT_CHANNEL.ALIPAY, description: '1: 支付宝.' },
    WECHAT_PAY: { value: PAYMENT_CHANNEL.WECHAT_PAY, description: '2: 微信支付.' },
    BANK_CARD: { value: PAYMENT_CHANNEL.BANK_CARD, description: '3: 银行卡.' },
    ADMINISTRATOR: { value: PAYMENT_CHANNEL.ADMINISTRATOR, description: '100: 管理员充值.' },
  } as const,
});
