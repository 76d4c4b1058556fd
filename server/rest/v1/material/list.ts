import { z } from 'zod';
import type { MaterialSource } from '../../../../prisma/generated/client/client.ts';
import { listMaterials } from '../../../domains/materials/materials.ts';
import { route } from '../contract.ts';
import { paging } from '../fields.ts';
import { material, toMaterial } from './shape.ts';

const listOf = (name: string, summary: string, sources: MaterialSource[]) =>
  route({
    method: 'POST',
    path: `/material/list/${name}`,
    permission: 'read',
    tag: 'material',
    summary,
    body: paging(9),
    answers: z.object({ data: z.array(material), total: z.int() }),
    async handle({ app, viewer, body }) {
      const { items, total } = await listMaterials(app, viewer, {
        sources,
        page: body.page,
        pageSize: body.page_size,
      });
      return { data: items.map((item) => toMaterial(app, item)), total };
    },
  });

export const listUpload = listOf('upload', '上传、生成与示例素材，新的在前', [
  'UPLOADED',
  'GENERATED',
  'SAMPLE',
]);
export const listDownload = listOf('download', '从网上下载的素材，新的在前', ['DOWNLOADED']);
export const listExport = listOf('export', '入库的成片，新的在前', ['EXPORTED']);
