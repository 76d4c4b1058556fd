import { builder } from '../../../graphql/builder.ts';
import { User } from '../../accounts/schema/User.ts';

/** What administrators know people by. */
builder.prismaObjectFields(User, (t) => ({
  number: t.exposeInt('id', { description: 'Number of the account, as in REST.' }),
  lastSignInAt: t.expose('lastSignInAt', {
    type: 'DateTime',
    nullable: true,
    description: 'Signed in last; null where they never did.',
  }),
}));
