import { builder } from '../../../graphql/builder.ts';
import { rowId } from '../../../graphql/nodeId.ts';
import { visibleMaterials } from '../access.ts';

export const Clip = builder.prismaNode('Clip', {
  description: 'One shot of a material: a range between two cuts.',
  nullable: true,
  id: { resolve: (clip) => clip.id },
  select: { id: true },
  findUnique: (id, { viewer }) =>
    viewer ? { id: rowId(id), material: visibleMaterials(viewer) } : { id: 0 },
  fields: (t) => ({
    number: t.exposeInt('id', { description: 'Its number in REST.' }),
    index: t.exposeInt('index', { description: 'Counts from 0.' }),
    name: t.string({
      description: 'Its name, or 切片 n.',
      select: { name: true, index: true },
      resolve: ({ name, index }) => name ?? `切片 ${index + 1}`,
    }),
    startMs: t.exposeInt('startMs', { description: 'Where it begins.' }),
    endMs: t.exposeInt('endMs', { description: 'Where it ends.' }),
    thumbnailUrl: t.string({
      nullable: true,
      description: 'A small still.',
      select: { thumbnailKey: true },
      resolve: ({ thumbnailKey }, _args, { app }) =>
        thumbnailKey ? app.storage.signedUrl(thumbnailKey) : null,
    }),
    description: t.exposeString('description', { description: 'Chinese: what was measured in it.' }),
    spokenText: t.exposeString('spokenText', {
      description: 'What is said in it, as far as it was heard; found some time after the material is READY.',
    }),
    onScreenText: t.exposeString('onScreenText', {
      description:
        'What can be read on its pictures, a line each; found some time after the material is READY.',
    }),
    tags: t.exposeStringList('tags', { description: 'Tags.' }),
    unusable: t.exposeBoolean('unusable', { description: 'Black or frozen: never put into a film.' }),
  }),
});
