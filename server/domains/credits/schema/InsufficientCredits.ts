import { builder } from '../../../graphql/builder.ts';
import { InsufficientCredits } from '../errors.ts';

builder.objectType(InsufficientCredits, {
  name: 'InsufficientCredits',
  description: 'The price is higher than what is free to spend. Nothing was charged or created.',
  fields: (t) => ({
    message: t.exposeString('message', { description: 'What people read.' }),
    requiredCredits: t.exposeInt('requiredCredits', { description: 'The price.' }),
    availableCredits: t.exposeInt('availableCredits', { description: 'Free to spend now.' }),
  }),
});
