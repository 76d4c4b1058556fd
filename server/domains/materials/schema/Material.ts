import { builder } from '../../../graphql/builder.ts';
import { rowId } from '../../../graphql/nodeId.ts';
import { visibleMaterials } from '../access.ts';
import { downloadName } from '../materials.ts';
import { Clip } from './Clip.ts';
import { MaterialSource, MaterialStatus, MediaType } from './enums.ts';

export const Material = builder.prismaNode('Material', {
  description: 'A picture or a film in somebody’s library. Seen by its owner and by administrators.',
  nullable: true,
  id: { resolve: (material) => material.id },
  select: { id: true },
  findUnique: (id, { viewer }) => (viewer ? { id: rowId(id), ...visibleMaterials(viewer) } : { id: 0 }),
  fields: (t) => ({
    number: t.exposeInt('id', { description: 'Its number in addresses and in REST.' }),
    name: t.exposeString('name', { description: 'Name.' }),
    mediaType: t.field({
      type: MediaType,
      description: 'Picture or film.',
      select: { mediaType: true },
      resolve: ({ mediaType }) => (mediaType === 1 ? 1 : 2),
    }),
    source: t.expose('source', { type: MaterialSource, description: 'Where it comes from.' }),
    status: t.expose('status', { type: MaterialStatus, description: 'Whether its shots are known.' }),
    error: t.exposeString('error', { nullable: true, description: 'Chinese: why it could not be analysed.' }),
    address: t.string({
      description: 'oss:// address, as forms and REST take it.',
      select: { storageKey: true },
      resolve: ({ storageKey }, _args, { app }) => app.storage.address(storageKey),
    }),
    url: t.string({
      description: 'The file, for a while.',
      select: { storageKey: true },
      resolve: ({ storageKey }, _args, { app }) => app.storage.signedUrl(storageKey),
    }),
    downloadUrl: t.string({
      description: 'Saves the file under its name.',
      select: { storageKey: true, name: true },
      resolve: (material, _args, { app }) =>
        app.storage.signedUrl(material.storageKey, { downloadName: downloadName(material) }),
    }),
    posterUrl: t.string({
      nullable: true,
      description: 'A still; null until it is analysed.',
      select: { posterKey: true },
      resolve: ({ posterKey }, _args, { app }) => (posterKey ? app.storage.signedUrl(posterKey) : null),
    }),
    durationMs: t.exposeInt('durationMs', { description: 'Length; 0 for pictures.' }),
    width: t.exposeInt('width', { description: 'Pixels, as shown.' }),
    height: t.exposeInt('height', { description: 'Pixels, as shown.' }),
    fps: t.exposeFloat('fps', { description: 'Average frame rate; 0 for pictures.' }),
    hasAudio: t.exposeBoolean('hasAudio', { description: 'It has sound.' }),
    sizeBytes: t.float({
      description: 'Size.',
      select: { sizeBytes: true },
      resolve: ({ sizeBytes }) => Number(sizeBytes),
    }),
    tags: t.exposeStringList('tags', { description: 'Tags.' }),
    description: t.exposeString('description', { description: 'What people wrote of it.' }),
    space: t.exposeString('space', { description: 'Space.' }),
    industry: t.exposeString('industry', { nullable: true, description: 'Industry by which it is sorted.' }),
    product: t.exposeString('product', { nullable: true, description: 'Product by which it is sorted.' }),
    sku: t.exposeString('sku', { nullable: true, description: 'SKU by which it is sorted.' }),
    batch: t.exposeString('batch', { nullable: true, description: 'Batch it came with.' }),
    usedCount: t.exposeInt('usedCount', { description: 'In how many finished films it was used.' }),
    clipCount: t.relationCount('clips', { description: 'How many shots.' }),
    clips: t.relation('clips', {
      type: Clip,
      description: 'Its shots, in order.',
      query: { orderBy: { index: 'asc' } },
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'Arrived.' }),
  }),
});
