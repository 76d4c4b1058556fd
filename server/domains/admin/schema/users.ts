import { queryFromInfo } from '@pothos/plugin-prisma';
import { z } from 'zod';
import { builder } from '../../../graphql/builder.ts';
import { PageInput, pageCost, pageType, pageWindow } from '../../../graphql/page.ts';
import { requirePermission } from '../../../platform/viewer.ts';
import { Role } from '../../accounts/schema/Role.ts';
import { User } from '../../accounts/schema/User.ts';
import { listSpaces, peopleOrder, peopleWhere } from '../admin.ts';

const UserFilter = builder.inputType('UserFilter', {
  description: 'Which people; nothing given is everybody.',
  fields: (t) => ({
    search: t.string({
      description: 'A part of the user name, nick name, e-mail or telephone number, in any case.',
      validate: z.string().max(128, '搜索内容最多 128 个字符'),
    }),
    role: t.field({ type: Role, description: 'Only people with this role.' }),
    verified: t.boolean({ description: 'Only people who are, or are not, authorised.' }),
    space: t.string({ description: 'Only people of this space.' }),
  }),
});

const UserSort = builder.enumType('UserSort', {
  description: 'What people are ordered by.',
  values: {
    CREATED: { value: 'created', description: 'When the account was made.' },
    LAST_SIGN_IN: { value: 'lastSignIn', description: 'When they signed in last; who never did comes last.' },
    CREDITS: { value: 'credits', description: 'What is free to spend.' },
    USER_NAME: { value: 'userName', description: 'By name.' },
  } as const,
});

const UserOrder = builder.inputType('UserOrder', {
  description: 'The order of people.',
  fields: (t) => ({
    by: t.field({ type: UserSort, required: true, description: 'By what.' }),
    descending: t.boolean({
      required: true,
      defaultValue: false,
      description: 'The largest or newest first.',
    }),
  }),
});

builder.queryField('users', (t) =>
  t.field({
    type: pageType(User, 'User'),
    description: 'Everybody with an account, a page at a time; newest first unless ordered otherwise.',
    authScopes: { administer: true },
    complexity: pageCost,
    args: {
      filter: t.arg({ type: UserFilter, description: 'Which people.' }),
      order: t.arg({ type: UserOrder, description: 'In what order.' }),
      page: t.arg({
        type: PageInput,
        required: true,
        defaultValue: { number: 1, size: 10 },
        description: 'Which page.',
      }),
    },
    resolve: async (_root, { filter, order, page }, context, info) => {
      requirePermission(context.viewer, 'administer');
      const { db } = context.app;
      const where = peopleWhere(filter ?? {});
      const [rows, total] = await Promise.all([
        db.user.findMany({
          ...queryFromInfo({ context, info, path: ['rows'] }),
          where,
          orderBy: peopleOrder(order ?? undefined),
          ...pageWindow(page),
        }),
        db.user.count({ where }),
      ]);
      return { rows, total };
    },
  }),
);

builder.queryField('spaces', (t) =>
  t.stringList({
    description: 'The spaces that people work in.',
    authScopes: { administer: true },
    resolve: (_root, _args, { app, viewer }) => listSpaces(app, requirePermission(viewer, 'administer')),
  }),
);
