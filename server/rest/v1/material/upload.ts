import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { keepUpload } from '../../../domains/materials/materials.ts';
import { receiveFile } from '../../../http/receiveFile.ts';
import { route } from '../contract.ts';
import { ossAddress } from '../fields.ts';

export const upload = route({
  method: 'POST',
  path: '/material/upload',
  permission: 'change',
  tag: 'material',
  summary: '上传一个视频或图片（小于 1GB）；24 小时内未登记为素材的文件会被清除',
  transfer: 'multipart',
  answers: z.object({ data: ossAddress }),
  async handle({ app, viewer, request }) {
    const file = await receiveFile(request.raw, {
      dir: join(app.config.dataDir, 'tmp'),
      maxBytes: app.config.uploadMaxBytes,
    });
    try {
      const kept = await keepUpload(app, viewer, file);
      return { data: app.storage.address(kept.storageKey) };
    } finally {
      await rm(file.path, { force: true });
    }
  },
});
