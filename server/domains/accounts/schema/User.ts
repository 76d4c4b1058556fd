import { builder } from '../../../graphql/builder.ts';
import { rowId } from '../../../graphql/nodeId.ts';
import { Role } from './Role.ts';

export const User = builder.prismaNode('User', {
  description: 'A person who signs in. Other people are visible to administrators only.',
  nullable: true,
  id: { resolve: (user) => user.id },
  select: { id: true },
  findUnique: (id, { viewer }) => {
    const wanted = rowId(id);
    return { id: viewer && (viewer.role === 'ADMIN' || viewer.userId === wanted) ? wanted : 0 };
  },
  fields: (t) => ({
    userName: t.exposeString('userName', { description: 'What the person signs in with.' }),
    nickName: t.exposeString('nickName', {
      nullable: true,
      description: 'What the person wants to be called.',
    }),
    displayName: t.string({
      description: 'The nick name, or the user name where there is none.',
      select: { nickName: true, userName: true },
      resolve: (user) => user.nickName || user.userName,
    }),
    role: t.expose('role', { type: Role, description: 'What the person may do.' }),
    verified: t.exposeBoolean('verified', { description: 'An administrator has authorised the account.' }),
    credits: t.exposeInt('credits', { description: 'Free to spend.' }),
    creditsHeld: t.exposeInt('creditsHeld', { description: 'Set aside for runs that have not ended.' }),
    eventSeq: t.exposeInt('eventSeq', {
      description: 'Number of the newest event; `events(after: eventSeq)` misses nothing since this read.',
    }),
  }),
});
