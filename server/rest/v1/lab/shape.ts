import { z } from 'zod';
import type { LabTool } from '../../../../prisma/generated/client/client.ts';
import { time } from '../fields.ts';

export const tool = z
  .object({
    id: z.int(),
    name: z.string(),
    description: z.string(),
    method: z.enum(['GET', 'POST']),
    url: z.string(),
    example: z.unknown().describe('示例数据；没有时为 null'),
    json_schema: z.unknown().describe('字段的 JSON Schema；没有时为 null'),
    timeout: z.int().nullable().describe('秒；null 为默认 30 秒'),
    tags: z.array(z.string()),
    extra_info: z.object({ video_key: z.string().nullable(), image_key: z.string().nullable() }),
    header_names: z.array(z.string()).describe('密钥请求头的名称；值只写不读'),
    create_time: time,
    update_time: time,
  })
  .meta({ id: 'LabTool' });

const PATHS = '结果中的路径，如 data.items[*].url、data.0.cover；多个用逗号分隔';

/** The domain says what is wrong with these, in the words of the form. */
export const toolBody = {
  description: z.string().optional().describe('必填，最多 1000 个字符'),
  method: z.string().optional().describe('必填，GET 或 POST'),
  url: z.string().optional().describe('必填，http 或 https 地址'),
  example: z.unknown().optional().describe('示例数据：JSON，或 JSON 文本'),
  json_schema: z.unknown().optional().describe('字段的 JSON Schema：JSON，或 JSON 文本'),
  timeout: z.union([z.number(), z.string()]).nullish().describe('秒，1–300；缺省 30'),
  tags: z
    .union([z.string(), z.array(z.string())])
    .nullish()
    .describe('列表，或用逗号、空格分隔的文字'),
  extra_info: z
    .object({
      video_key: z.string().nullish().describe(PATHS),
      image_key: z.string().nullish().describe(PATHS),
    })
    .nullish(),
  headers: z
    .array(z.object({ name: z.string(), value: z.string().nullish().describe('缺省则保留原值') }))
    .nullish()
    .describe('密钥请求头的完整列表，加密保存、只发往工具自己的站点；缺省则不变'),
};

type Body = z.output<z.ZodObject<typeof toolBody>>;

export function fromBody({ json_schema, extra_info, timeout, ...rest }: Body) {
  return {
    ...rest,
    jsonSchema: json_schema,
    timeoutSeconds: timeout,
    videoKey: extra_info?.video_key,
    imageKey: extra_info?.image_key,
  };
}

export function toTool(row: LabTool): z.output<typeof tool> {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    method: row.method,
    url: row.url,
    example: row.example,
    json_schema: row.jsonSchema,
    timeout: row.timeoutSeconds,
    tags: row.tags,
    extra_info: { video_key: row.videoKey, image_key: row.imageKey },
    header_names: row.headerNames,
    create_time: row.createdAt.toISOString(),
    update_time: row.updatedAt.toISOString(),
  };
}
