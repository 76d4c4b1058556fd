import { z } from 'zod';
import { blockedAddresses, overallLatencyMs, trafficStats } from '../../../domains/traffic/stats.ts';
import { REASON_WORDS } from '../../../domains/traffic/traffic.ts';
import { route } from '../contract.ts';

/** The path has no pages: so much is answered at most, the newest first. GraphQL has pages, filters and orders. */
const MOST_ROWS = 1_000;
const RECENT_HOURS = 24;

export const antiCrawlerStats = route({
  method: 'GET',
  path: '/admin/anti-crawler/stats',
  tag: 'admin',
  permission: 'administer',
  summary: '反爬统计：封禁中的 IP、最近 24 小时的请求与平均延迟（仅管理员）',
  answers: z.object({
    blocked_ips: z.array(
      z.object({
        ip: z.string(),
        endpoint: z.string().describe('封禁范围：api、page、files、login，* 为全部'),
        remaining_time: z.int().describe('剩余秒数'),
        reason: z.enum(['FLOOD', 'CREDENTIAL_GUESSING', 'SCANNING']),
        reason_text: z.string().describe('原因说明'),
      }),
    ),
    recent_stats: z.array(
      z.object({
        ip: z.string(),
        endpoint: z.string(),
        request_count: z.int(),
        success_count: z.int(),
        fail_count: z.int(),
        last_access_time: z.int().describe('秒级时间戳'),
      }),
    ),
    latency: z.number().describe('接口平均延迟，毫秒'),
  }),
  async handle({ app, viewer }) {
    const window = { skip: 0, take: MOST_ROWS };
    const [blocked, recent, latency] = await Promise.all([
      blockedAddresses(app, viewer, window),
      trafficStats(app, viewer, { hours: RECENT_HOURS, orderBy: 'LAST_ACCESS', descending: true, ...window }),
      overallLatencyMs(app, viewer),
    ]);
    return {
      blocked_ips: blocked.rows.map((row) => ({
        ip: row.ip,
        endpoint: row.endpoint,
        remaining_time: row.remainingSeconds,
        reason: row.reason,
        reason_text: REASON_WORDS[row.reason],
      })),
      recent_stats: recent.rows.map((row) => ({
        ip: row.ip,
        endpoint: row.endpoint,
        request_count: row.requests,
        success_count: row.successes,
        fail_count: row.failures,
        last_access_time: Math.floor(row.lastAccessAt.getTime() / 1000),
      })),
      latency,
    };
  },
});
