import { builder } from '../../../graphql/builder.ts';
import { rowId } from '../../../graphql/nodeId.ts';
import { notFound } from '../../../platform/refusal.ts';
import { requireViewer } from '../../../platform/viewer.ts';
import { knownSex, mySessions } from '../accounts.ts';
import { Role } from './Role.ts';
import { Session } from './Session.ts';
import { Sex } from './Sex.ts';

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
    email: t.exposeString('email', { nullable: true, description: 'Where mail reaches the person.' }),
    phone: t.exposeString('phone', { nullable: true, description: 'Where a call reaches the person.' }),
    sex: t.field({
      type: Sex,
      nullable: true,
      description: 'As the person wants to be known.',
      select: { sex: true },
      resolve: ({ sex }) => knownSex(sex),
    }),
    space: t.exposeString('space', { description: 'The space whose catalogue the person works with.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'The account was made.' }),
    sessions: t.prismaField({
      type: [Session],
      nullable: true,
      description: 'One’s own sign-ins that still count, the one used last first. Never somebody else’s.',
      resolve: (_query, { id }, _args, { app, viewer }) => {
        if (requireViewer(viewer).userId !== id) throw notFound();
        return mySessions(app, requireViewer(viewer));
      },
    }),
    role: t.expose('role', { type: Role, description: 'What the person may do.' }),
    canSwitchLayout: t.boolean({
      description:
        'May choose between the top menu and the sidebar: an administrator, where the operator allows it.',
      select: { role: true },
      resolve: ({ role }, _args, { app }) => role === 'ADMIN' && app.config.layoutSwitch,
    }),
    verified: t.exposeBoolean('verified', { description: 'An administrator has authorised the account.' }),
    credits: t.exposeInt('credits', { description: 'Free to spend.' }),
    creditsHeld: t.exposeInt('creditsHeld', { description: 'Set aside for runs that have not ended.' }),
    eventSeq: t.exposeInt('eventSeq', {
      description: 'Number of the newest event; `events(after: eventSeq)` misses nothing since this read.',
    }),
  }),
});
