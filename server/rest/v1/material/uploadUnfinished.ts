import { z } from 'zod';
import { listIncoming } from '../../../domains/materials/materials.ts';
import { route } from '../contract.ts';
import { time } from '../fields.ts';

const unfinished = z
  .object({
    upload_id: z.string(),
    file_name: z.string(),
    size: z.int().describe('字节'),
    offset: z.int().describe('已收到的字节；等于 size 时只差 /material/upload/finish'),
    last_modified: z.int().nullable().describe('文件的修改时间，1970 年起的毫秒；由上传方给出'),
    create_time: time,
    expire_time: time,
  })
  .meta({ id: 'UnfinishedUpload' });

export const uploadUnfinished = route({
  method: 'POST',
  path: '/material/upload/unfinished',
  permission: 'change',
  tag: 'material',
  summary: '尚未完成的断点续传，新的在前；3 天后清除',
  // It only reads.
  repeatable: false,
  answers: z.object({ data: z.array(unfinished) }),
  async handle({ app, viewer }) {
    const rows = await listIncoming(app, viewer);
    return {
      data: rows.map((row) => ({
        upload_id: row.id,
        file_name: row.fileName,
        size: Number(row.sizeBytes),
        offset: row.offsetBytes,
        last_modified: row.modifiedMs === null ? null : Number(row.modifiedMs),
        create_time: row.createdAt.toISOString(),
        expire_time: row.expiresAt.toISOString(),
      })),
    };
  },
});
