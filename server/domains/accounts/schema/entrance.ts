import { z } from 'zod';
import { builder } from '../../../graphql/builder.ts';
import { requireViewer } from '../../../platform/viewer.ts';
import { type Entrance, exchangeEntrance, issueEntrance, type NewSession } from '../accounts.ts';
import { requireHttp } from './requireHttp.ts';
import { User } from './User.ts';

const EntranceToken = builder.objectRef<Entrance>('EntranceToken').implement({
  description: 'A ticket for one page of ours inside somebody else’s: good once, for a minute or two.',
  fields: (t) => ({
    token: t.exposeString('token', { description: 'The ticket; only now, only its hash is kept.' }),
    url: t.exposeString('url', { description: 'The page’s address with the ticket, for a frame’s src.' }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', description: 'Cannot be exchanged after it.' }),
  }),
});

builder.mutationField('issueEntranceToken', (t) =>
  t.field({
    type: EntranceToken,
    description:
      'A ticket with which a browser opens a page as the viewer. The session behind it is short and cannot change the account.',
    authScopes: { read: true },
    args: {
      page: t.arg.string({ description: 'Path of the page with its query; /welcome where absent.' }),
      iframe: t.arg.boolean({ defaultValue: true, description: 'Without the menu around it.' }),
    },
    resolve: (_root, request, { app, viewer }) => issueEntrance(app, requireViewer(viewer), request),
  }),
);

const EnteredPayload = builder.objectRef<NewSession & { userId: number }>('EnteredPayload').implement({
  description: 'The session that a ticket was exchanged for.',
  fields: (t) => ({
    token: t.exposeString('token', {
      description: 'Goes along as `Authorization: Bearer`; to be kept in memory, nowhere else.',
    }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', description: 'The session ends in any case.' }),
    viewer: t.prismaField({
      type: User,
      description: 'Who is signed in now.',
      resolve: (query, { userId }, _args, { app }) =>
        app.db.user.findUniqueOrThrow({ ...query, where: { id: userId } }),
    }),
  }),
});

builder.mutationField('exchangeEntranceToken', (t) =>
  t.field({
    type: EnteredPayload,
    description: 'Exchanges the ticket of an address for a session, once.',
    authScopes: { anyone: true },
    args: {
      token: t.arg.string({
        required: true,
        description: 'From the address.',
        validate: z.string().min(1, '缺少访问凭证').max(256, '访问凭证过长'),
      }),
      framed: t.arg.boolean({
        required: true,
        defaultValue: false,
        description: 'The page stands in a frame: over https it also gets a cookie that counts there only.',
      }),
    },
    resolve: async (_root, { token, framed }, context) => {
      requireHttp(context);
      const { app, ip, userAgent } = context;
      const session = await exchangeEntrance(app, { token, ip, userAgent });
      if (framed) context.setSessionCookie?.({ ...session, embedded: true });
      context.viewer = session.viewer;
      return { ...session, userId: session.viewer.userId };
    },
  }),
);
