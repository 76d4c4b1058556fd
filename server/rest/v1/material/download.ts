import { create as contentDisposition } from 'content-disposition';
import { z } from 'zod';
import { downloadName, noteDownload } from '../../../domains/materials/materials.ts';
import { notFound } from '../../../platform/refusal.ts';
import { ObjectMissing } from '../../../platform/storage/storage.ts';
import { route } from '../contract.ts';
import { idParams } from '../fields.ts';

export const download = route({
  method: 'GET',
  path: '/material/download/:id',
  permission: 'read',
  tag: 'material',
  summary: '下载素材文件；文件名在 Content-Disposition 中',
  params: idParams,
  transfer: 'binary',
  answers: z.object({}),
  async handle({ app, viewer, params, reply }) {
    const material = await noteDownload(app, viewer, params.id);
    const object = await app.storage.get(material.storageKey).catch((error: unknown) => {
      throw error instanceof ObjectMissing ? notFound('素材文件不存在') : error;
    });
    return reply
      .headers({
        'content-disposition': contentDisposition(downloadName(material)),
        'content-length': object.sizeBytes,
        'cache-control': 'private, no-store',
      })
      .type(object.contentType)
      .send(object.stream);
  },
});
