import { z } from 'zod';
import { builder } from '../../../graphql/builder.ts';
import { requireViewer } from '../../../platform/viewer.ts';
import { changePassword } from '../accounts.ts';
import { ViewerPayload } from './ViewerPayload.ts';

const ChangePasswordInput = builder.inputType('ChangePasswordInput', {
  description: 'The password until now and the one from now on.',
  fields: (t) => ({
    oldPassword: t.string({
      required: true,
      description: 'Never logged.',
      validate: z.string().min(1, '请输入旧密码').max(256, '密码过长'),
    }),
    newPassword: t.string({
      required: true,
      description: 'At least 6 characters.',
      validate: z.string().min(6, '新密码至少需要6个字符').max(128, '新密码最多 128 个字符'),
    }),
  }),
});

builder.mutationField('changePassword', (t) =>
  t.field({
    type: ViewerPayload,
    description: 'Changes the viewer’s password and ends their other sessions; the one that asks goes on.',
    authScopes: { account: true },
    args: { input: t.arg({ type: ChangePasswordInput, required: true, description: 'Old and new.' }) },
    resolve: async (_root, { input }, { app, viewer }) => {
      await changePassword(app, requireViewer(viewer), input);
      return { userId: requireViewer(viewer).userId };
    },
  }),
);
