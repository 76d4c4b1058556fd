import {
  MaterialSource as MaterialSourceValues,
  MaterialStatus as MaterialStatusValues,
} from '../../../../prisma/generated/client/client.ts';
import { builder } from '../../../graphql/builder.ts';

export const MediaType = builder.enumType('MediaType', {
  description: 'Picture or film.',
  values: { IMAGE: { value: 1, description: '1 in REST.' }, VIDEO: { value: 2, description: '2 in REST.' } },
});

export const MaterialSource = builder.enumType(MaterialSourceValues, {
  name: 'MaterialSource',
  description: 'Where a material comes from.',
});

export const MaterialStatus = builder.enumType(MaterialStatusValues, {
  name: 'MaterialStatus',
  description: 'PENDING while it is cut into shots, READY, or FAILED with an error.',
});
