import { builder } from '../../../graphql/builder.ts';
import { NO_UUID, uuid } from '../../../graphql/nodeId.ts';
import { may } from '../../../platform/viewer.ts';
import { deviceOf } from '../accounts.ts';

export const Session = builder.prismaNode('Session', {
  description:
    'One sign-in of the viewer’s, in a browser or as a token. Only its owner sees it, signed in themself.',
  nullable: true,
  id: { resolve: (session) => session.id },
  select: { id: true },
  findUnique: (id, { viewer }) =>
    viewer && may(viewer, 'account') ? { id: uuid(id) ?? NO_UUID, userId: viewer.userId } : { id: NO_UUID },
  fields: (t) => ({
    device: t.string({
      description: 'Browser and system in words, as the client named itself.',
      select: { userAgent: true },
      resolve: ({ userAgent }) => deviceOf(userAgent),
    }),
    ip: t.exposeString('ip', { nullable: true, description: 'Address it began from.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'Began.' }),
    lastSeenAt: t.expose('lastSeenAt', {
      type: 'DateTime',
      description: 'Was used last, to the minute.',
    }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', description: 'Ends in any case.' }),
    embedded: t.exposeBoolean('embedded', {
      description:
        'Began with an entrance token, inside another product’s page; it cannot change the account.',
    }),
    current: t.boolean({
      description: 'The one that asks.',
      resolve: ({ id }, _args, { viewer }) => viewer?.credentialId === id,
    }),
  }),
});
