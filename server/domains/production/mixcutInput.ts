import { z } from 'zod';

/** Limits of the seed: script text at most 2000 characters. */
const TEXT_LIMIT = 2000;
const MATERIAL_LIMIT = 50;

/** What a person may ask of 素材混剪; both faces of the API validate with this. Messages are the seed's. */
export const mixcutRequest = z
  .object({
    input: z.string().trim().max(TEXT_LIMIT, `视频描述不能超过${TEXT_LIMIT}个字符`),
    // Word for word: not even trimmed.
    rawScript: z.string().max(TEXT_LIMIT, `脚本不能超过${TEXT_LIMIT}个字符`).nullable().default(null),
    materialIds: z
      .array(z.number().int().positive())
      .min(1, '请先上传素材')
      .max(MATERIAL_LIMIT, `素材不能超过${MATERIAL_LIMIT}个`),
    language: z.enum(['zh', 'en']).default('zh'),
    layout: z.enum(['horizontal', 'vertical']).default('horizontal'),
    resolution: z.union([z.literal(1080), z.literal(720), z.literal(480)]).default(720),
    voice: z.string().max(64).nullable().default(null),
    music: z.boolean().default(true),
    /** Of the person; the project keeps a copy of what it says now. */
    productId: z.number().int().positive().nullable().default(null),
    auto: z.boolean().default(true),
    requestKey: z.string().min(1).max(128).nullable().default(null),
  })
  .refine((request) => request.input !== '' || request.rawScript?.trim(), {
    path: ['input'],
    message: '请输入视频描述',
  });

export type MixcutRequest = z.infer<typeof mixcutRequest>;
