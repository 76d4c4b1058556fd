import { z } from 'zod';
import { builder } from '../../../graphql/builder.ts';
import { requireViewer } from '../../../platform/viewer.ts';
import { registerMaterial } from '../materials.ts';
import { MaterialPayload } from './MaterialPayload.ts';

const word = (description: string) => ({
  description,
  validate: z.string().trim().max(128, '分类名称不能超过128个字符').nullish(),
});

const AddMaterialInput = builder.inputType('AddMaterialInput', {
  description: 'An upload that is to become a material.',
  fields: (t) => ({
    address: t.string({ required: true, description: 'What the upload answered: an oss:// address.' }),
    name: t.string({ required: true, description: 'Name.', validate: z.string().max(256, '素材名称过长') }),
    tags: t.stringList({
      required: true,
      defaultValue: [],
      description: 'Tags.',
      validate: z.array(z.string().trim().min(1).max(32, '标签不能超过32个字符')).max(20, '标签不能超过20个'),
    }),
    description: t.string({
      description: 'What it shows.',
      validate: z.string().max(1000, '描述过长').nullish(),
    }),
    industry: t.string(word('Industry by which it is sorted.')),
    product: t.string(word('Product by which it is sorted.')),
    sku: t.string(word('SKU by which it is sorted.')),
    batch: t.string(word('Batch it came with.')),
  }),
});

builder.mutationField('addMaterial', (t) =>
  t.field({
    type: MaterialPayload,
    description: 'Puts an upload into the library and starts its analysis.',
    authScopes: { change: true },
    args: { input: t.arg({ type: AddMaterialInput, required: true, description: 'The upload.' }) },
    resolve: async (_root, { input: { description, ...input } }, { app, viewer }) => {
      const material = await registerMaterial(app, requireViewer(viewer), {
        ...input,
        industry: input.industry || null,
        product: input.product || null,
        sku: input.sku || null,
        batch: input.batch || null,
        ...(description ? { description } : {}),
      });
      return { materialId: material.id, isNew: material.isNew };
    },
  }),
);
