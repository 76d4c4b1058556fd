import { z } from 'zod';
import { builder } from '../../../graphql/builder.ts';
import { requireViewer } from '../../../platform/viewer.ts';
import { createApiKey } from '../accounts.ts';
import { ApiKey } from './ApiKey.ts';
import { ApiKeyScope } from './ApiKeyScope.ts';
import { User } from './User.ts';

const CreateApiKeyInput = builder.inputType('CreateApiKeyInput', {
  description: 'What a new key is called and may be used for.',
  fields: (t) => ({
    name: t.string({
      required: true,
      description: 'At most 64 characters; another one than the viewer’s other keys have.',
      validate: z.string().trim().min(1, '请输入密钥名称').max(64, '密钥名称最多 64 个字符'),
    }),
    description: t.string({
      description: 'What it is for; at most 256 characters.',
      validate: z.string().trim().max(256, '密钥描述最多 256 个字符').nullish(),
    }),
    scopes: t.field({
      type: [ApiKeyScope],
      description: 'Absent: READ, CHANGE and SPEND. ADMINISTER for administrators only.',
    }),
    expiresInDays: t.int({ description: '1 to 3650; absent: it never ends by itself.' }),
  }),
});

const CreateApiKeyPayload = builder
  .objectRef<{ id: string; key: string; userId: number }>('CreateApiKeyPayload')
  .implement({
    description: 'The new key.',
    fields: (t) => ({
      key: t.exposeString('key', { description: 'In full.' }),
      apiKey: t.prismaField({
        type: ApiKey,
        description: 'As lists know it.',
        resolve: (query, { id }, _args, { app }) =>
          app.db.apiKey.findUniqueOrThrow({ ...query, where: { id } }),
      }),
      viewer: t.prismaField({
        type: User,
        description: 'Whose it is.',
        resolve: (query, { userId }, _args, { app }) =>
          app.db.user.findUniqueOrThrow({ ...query, where: { id: userId } }),
      }),
    }),
  });

builder.mutationField('createApiKey', (t) =>
  t.field({
    type: CreateApiKeyPayload,
    description: 'Makes a key for scripts.',
    authScopes: { account: true },
    args: { input: t.arg({ type: CreateApiKeyInput, required: true, description: 'Its name and limits.' }) },
    resolve: async (_root, { input }, { app, viewer: maybe }) => {
      const viewer = requireViewer(maybe);
      const { key, row } = await createApiKey(app, viewer, {
        name: input.name,
        description: input.description,
        scopes: input.scopes ?? undefined,
        expiresInDays: input.expiresInDays ?? undefined,
      });
      return { id: row.id, key, userId: viewer.userId };
    },
  }),
);
