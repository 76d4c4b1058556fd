import { z } from 'zod';
import { listApiKeys, listApiKeysInFull } from '../../../domains/accounts/accounts.ts';
import { may } from '../../../platform/viewer.ts';
import { route } from '../contract.ts';
import { apiKey, toApiKey } from './keyShape.ts';

export const apiKeys = route({
  method: 'GET',
  path: '/user/api-keys',
  permission: 'read',
  tag: 'user',
  summary: '我的 API 密钥，新的在前',
  answers: z.object({ keys: z.array(apiKey) }),
  async handle({ app, viewer, reply }) {
    reply.header('cache-control', 'no-store');
    const keys = may(viewer, 'account')
      ? (await listApiKeysInFull(app, viewer)).map(({ key, ...row }) => toApiKey(row, key))
      : (await listApiKeys(app, viewer)).map((row) => toApiKey(row, null));
    return { keys };
  },
});
