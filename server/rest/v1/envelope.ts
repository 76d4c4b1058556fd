import { z } from 'zod';

/** What every answer has. */
export const success = z.object({
  code: z.literal(0),
  message: z.string().describe('成功时为空字符串'),
});

export const failure = z.object({
  code: z.int().describe('与 HTTP 状态码相同'),
  message: z.string().describe('给用户看的中文说明'),
  data: z.null(),
  field: z.string().optional().describe('出错的字段'),
  retry_after_seconds: z.int().optional(),
  required_credits: z.int().optional(),
  available_credits: z.int().optional(),
  request_id: z.string().optional(),
});

export type Failure = z.output<typeof failure>;
