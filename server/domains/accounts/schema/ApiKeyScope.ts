import { ApiKeyScope as ApiKeyScopeValues } from '../../../../prisma/generated/client/client.ts';
import { builder } from '../../../graphql/builder.ts';

export const ApiKeyScope = builder.enumType(ApiKeyScopeValues, {
  name: 'ApiKeyScope',
  description: 'What an API key may be used for. None opens the account itself: password, keys, sessions.',
  values: {
    READ: { description: '读取: look at projects, materials, books.' },
    CHANGE: { description: '修改: upload, edit, delete.' },
    SPEND: { description: '消费: start what costs credits.' },
    ADMINISTER: { description: '管理: what administrators do; only while its owner is one.' },
  },
});
