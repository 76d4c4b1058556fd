import { z } from 'zod';
import { parseMoment } from '../../platform/beijingTime.ts';

const LARGEST_ID = 2_147_483_647;

/** Ids are numbers; clients that send them as digits are understood. */
export const id = z
  .union(
    [
      z.int(),
      z
        .string()
        .regex(/^\d{1,10}$/)
        .transform(Number),
    ],
    '须为数字编号',
  )
  .pipe(z.int().positive('须为正整数').max(LARGEST_ID, '编号不存在'));

export const idParams = z.object({ id: id.describe('编号') });

/** Pages count from 1. */
export const page = z.int('页码须为整数').positive('页码从 1 开始').max(1_000_000, '页码过大').default(1);
export const pageSize = (usual: number) =>
  z.int('每页数量须为整数').min(1, '每页至少 1 条').max(100, '每页最多 100 条').default(usual);

export const paging = (usual: number) => z.object({ page, page_size: pageSize(usual) });

export const time = z.iso.datetime().describe('ISO 8601，UTC');
export const ossAddress = z.string().describe('oss:// 地址，用 /material/oss_sign 换取可访问的链接');
export const microseconds = z.int().describe('微秒');

/** Milliseconds of the database as the seed's microseconds. */
export const toMicroseconds = (milliseconds: number) => Math.round(milliseconds * 1000);

/** A moment that a caller names: `2026-11-21 20:30:00` (Beijing time) or ISO 8601 with a zone. */
export const moment = z
  .string('时间格式为 YYYY-MM-DD HH:mm:ss')
  .max(40, '时间格式为 YYYY-MM-DD HH:mm:ss')
  .transform((text, context) => {
    const parsed = parseMoment(text.trim());
    if (!parsed) context.addIssue({ code: 'custom', message: '时间格式为 YYYY-MM-DD HH:mm:ss' });
    return parsed ?? z.NEVER;
  })
  .describe('YYYY-MM-DD HH:mm:ss（北京时间），或带时区的 ISO 8601');
