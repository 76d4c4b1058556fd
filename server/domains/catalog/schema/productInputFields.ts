import type { InputFieldBuilder } from '@pothos/core';
import type { builder } from '../../../graphql/builder.ts';

type Types = (typeof builder)['$inferSchemaTypes'];

/** A product's fields as they are typed in; the domain says what is wrong with them. */
export function productInputFields(t: InputFieldBuilder<Types, 'InputObject'>) {
  return {
    name: t.string({ required: true, description: 'At most 128 characters.' }),
    category: t.string({ required: true, description: 'At most 128 characters.' }),
    keyFeatures: t.stringList({ required: true, description: '1–30, each at most 200 characters.' }),
    sellingPoints: t.stringList({ required: true, description: '1–30, each at most 200 characters.' }),
    targetAudience: t.string({ required: true, description: 'At most 1000 characters.' }),
  };
}
