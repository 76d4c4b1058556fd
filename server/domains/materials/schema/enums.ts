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
  values: {
    UPLOADED: { description: 'A person uploaded it.' },
    GENERATED: { description: 'A project made it on its way.' },
    DOWNLOADED: { description: 'Fetched from an address.' },
    EXPORTED: { description: 'A finished film that was stored into the library (入库).' },
    SAMPLE: { description: 'Drawn by the product itself.' },
  },
});

export const MaterialStatus = builder.enumType(MaterialStatusValues, {
  name: 'MaterialStatus',
  description: 'Whether a material can be used.',
  values: {
    PENDING: { description: 'It is being cut into shots.' },
    READY: { description: 'Its shots are known.' },
    FAILED: { description: 'It cannot be used; its error says why.' },
  },
});
