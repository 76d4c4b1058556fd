import { builder } from '../../../graphql/builder.ts';
import { NO_UUID, uuid } from '../../../graphql/nodeId.ts';
import { may } from '../../../platform/viewer.ts';
import { ApiKeyScope } from './ApiKeyScope.ts';

export const ApiKey = builder.prismaNode('ApiKey', {
  description: 'A key for scripts and integrators. Only its owner sees it, and here never in full.',
  nullable: true,
  id: { resolve: (key) => key.id },
  select: { id: true },
  findUnique: (id, { viewer }) =>
    viewer && may(viewer, 'read') ? { id: uuid(id) ?? NO_UUID, userId: viewer.userId } : { id: NO_UUID },
  fields: (t) => ({
    name: t.exposeString('name', { description: 'What its owner calls it; no two of theirs are the same.' }),
    description: t.exposeString('description', { nullable: true, description: 'What it is for.' }),
    preview: t.exposeString('preview', { description: 'First 8 and last 4 characters of the key.' }),
    scopes: t.expose('scopes', { type: [ApiKeyScope], description: 'What it may be used for.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'Made.' }),
    expiresAt: t.expose('expiresAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Ends by itself; null: never.',
    }),
    expired: t.boolean({
      description: 'It has ended by itself.',
      select: { expiresAt: true },
      resolve: ({ expiresAt }) => expiresAt !== null && expiresAt <= new Date(),
    }),
    lastUsedAt: t.expose('lastUsedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Was used last, to the minute; null: never.',
    }),
    lastUsedIp: t.exposeString('lastUsedIp', { nullable: true, description: 'Address it was used from.' }),
  }),
});
