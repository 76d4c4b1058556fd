import { builder } from '../../../graphql/builder.ts';

export const Sex = builder.enumType('Sex', {
  description: 'As a person wants to be known.',
  values: {
    MALE: { value: 'male', description: '男.' },
    FEMALE: { value: 'female', description: '女.' },
    OTHER: { value: 'other', description: '其他.' },
  } as const,
});
