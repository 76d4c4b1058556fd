import { z } from 'zod';
import { unblockAddress } from '../../../domains/traffic/traffic.ts';
import { route } from '../contract.ts';

export const antiCrawlerUnblock = route({
  method: 'POST',
  path: '/admin/anti-crawler/unblock',
  tag: 'admin',
  permission: 'administer',
  summary: '解封 IP，并清零其计数（仅管理员）；IPv6 地址按 /64 网段解封',
  body: z.object({
    ip: z.string('请输入有效的 IP 地址').min(1, '请输入有效的 IP 地址').max(64, '请输入有效的 IP 地址'),
  }),
  answers: z.object({ ip: z.string().describe('已解封的地址或网段') }),
  async handle({ app, viewer, body }) {
    return { ip: await unblockAddress(app, viewer, body.ip) };
  },
});
