import { builder } from '../../../graphql/builder.ts';
import { requireViewer } from '../../../platform/viewer.ts';
import { type DescribedProduct, describeProduct } from '../describe/describeProduct.ts';
import type { Finding } from '../describe/types.ts';

const ProductField = builder.enumType('ProductField', {
  description: 'A field of a product.',
  values: {
    NAME: { value: 'name', description: 'Name.' },
    CATEGORY: { value: 'category', description: 'Category.' },
    KEY_FEATURES: { value: 'keyFeatures', description: 'Key features.' },
    SELLING_POINTS: { value: 'sellingPoints', description: 'Selling points.' },
    TARGET_AUDIENCE: { value: 'targetAudience', description: 'Target audience.' },
  } as const,
});

const DraftSource = builder.objectRef<Finding>('ProductDraftSource').implement({
  description: 'Where a value of a draft comes from.',
  fields: (t) => ({
    field: t.field({ type: ProductField, description: 'The field.', resolve: ({ field }) => field }),
    value: t.exposeString('value', { description: 'The value.' }),
    quote: t.exposeString('quote', { description: 'The line or sentence of what was given.' }),
  }),
});

const ProductDraft = builder.objectRef<DescribedProduct>('ProductDraft').implement({
  description: 'A product as it was read, for a person to look over. It is kept nowhere.',
  fields: (t) => ({
    name: t.exposeString('name', { nullable: true, description: 'Null where nothing is said of it.' }),
    category: t.exposeString('category', {
      nullable: true,
      description: 'Null where nothing is said of it.',
    }),
    keyFeatures: t.exposeStringList('keyFeatures', { description: 'What it is and has.' }),
    sellingPoints: t.exposeStringList('sellingPoints', { description: 'Why people buy it.' }),
    targetAudience: t.exposeString('targetAudience', {
      nullable: true,
      description: 'Null where nothing is said of it.',
    }),
    sources: t.field({
      type: [DraftSource],
      description: 'Where each value stands in what was given.',
      resolve: ({ sources }) => sources,
    }),
    missing: t.field({
      type: [ProductField],
      description: 'Fields that nothing was said about.',
      resolve: ({ missing }) => missing,
    }),
    engine: t.exposeString('engine', { description: 'Which engine read it.' }),
    notice: t.exposeString('notice', {
      nullable: true,
      description: 'Chinese: what one should know before going on.',
    }),
    address: t.exposeString('address', { nullable: true, description: 'Of the page, behind redirects.' }),
  }),
});

builder.mutationField('describeProduct', (t) =>
  t.field({
    type: ProductDraft,
    description: 'Reads a product out of a pasted text or of the page at an address. Only what stands there.',
    authScopes: { change: true },
    args: {
      text: t.arg.string({ description: 'What was pasted; an address alone is fetched.' }),
      url: t.arg.string({ description: 'A page, fetched through the guard; wins over the text.' }),
    },
    resolve: (_root, { text, url }, { app, viewer }) =>
      describeProduct(app, requireViewer(viewer), { text: text ?? null, url: url ?? null }),
  }),
);
