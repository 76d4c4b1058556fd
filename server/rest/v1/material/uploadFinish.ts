import { z } from 'zod';
import { finishIncoming } from '../../../domains/materials/materials.ts';
import { locksOf } from '../../../http/uploads/locksOf.ts';
import { route } from '../contract.ts';
import { ossAddress } from '../fields.ts';

export const uploadFinish = route({
  method: 'POST',
  path: '/material/upload/finish',
  permission: 'change',
  tag: 'material',
  summary: '断点续传（/uploads，tus 1.0）传完之后：检查文件并得到地址；可重复调用，结果相同',
  // Again is the same: the second time it finds what the first one made, or is refused by its state.
  repeatable: 'exact',
  body: z.object({
    upload_id: z
      .string('请提供上传编号')
      .min(1, '请提供上传编号')
      .max(64, '上传编号不正确')
      .describe('创建上传时 Location 的最后一段'),
    max_duration: z
      .int('最长时长须为整数秒')
      .min(1, '最长时长至少 1 秒')
      .max(86_400, '最长时长过大')
      .nullish()
      .describe('秒；更长的视频会被拒绝'),
  }),
  answers: z.object({ data: ossAddress }),
  async handle({ app, viewer, body }) {
    const maxDurationMs = body.max_duration ? body.max_duration * 1000 : undefined;
    const kept = await locksOf(app).holding(body.upload_id, () =>
      finishIncoming(app, viewer, body.upload_id, { maxDurationMs }),
    );
    return { data: app.storage.address(kept.storageKey) };
  },
});
