import { builder } from '../../../graphql/builder.ts';
import { User } from '../../accounts/schema/User.ts';

export interface ChangedUser {
  userId: number;
}

/** The person as they stand after a change by an administrator. */
export const UserPayload = builder.objectRef<ChangedUser>('UserPayload').implement({
  description: 'The person after a change.',
  fields: (t) => ({ user: changedUser(t) }),
});

type PayloadFields<Value> = PothosSchemaTypes.ObjectFieldBuilder<
  (typeof builder)['$inferSchemaTypes'],
  Value
>;

/** For payloads that say something more beside it. */
export function changedUser<Value extends ChangedUser>(t: PayloadFields<Value>) {
  return t.prismaField({
    type: User,
    description: 'As they stand now.',
    resolve: (query, { userId }, _args, { app }) =>
      app.db.user.findUniqueOrThrow({ ...query, where: { id: userId } }),
  });
}
