import { Role as RoleValues } from '../../../../prisma/generated/client/client.ts';
import { builder } from '../../../graphql/builder.ts';

export const Role = builder.enumType(RoleValues, {
  name: 'Role',
  description: 'What a person may do.',
  values: {
    USER: { description: 'Works with what is their own.' },
    ADMIN: { description: 'Also sees what is other people’s.' },
  },
});
