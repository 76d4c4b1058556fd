import { z } from 'zod';
import { listPeople, type PeopleOrder } from '../../../domains/admin/admin.ts';
import { route } from '../contract.ts';
import { adminUserInfo, toAdminUserInfo } from './adminShape.ts';

const number = (most: number, message: string) =>
  z.coerce.number(message).int(message).positive(message).max(most, message);

/** The seed's list has no pages; so many people are answered where no page is asked for. */
const MOST_PEOPLE = 10_000;

const ORDERS: Record<string, PeopleOrder['by']> = {
  create_time: 'created',
  last_sign_in_time: 'lastSignIn',
  credits: 'credits',
  user_name: 'userName',
};

export const adminList = route({
  method: 'GET',
  path: '/user/list',
  permission: 'administer',
  tag: 'user',
  summary: '用户列表（仅管理员）；不带 page 时一次返回全部，最多 10000 位',
  query: z.object({
    page: number(1_000_000, '页码须为正整数').optional().describe('从 1 开始'),
    page_size: number(100, '每页 1 至 100 条').default(10),
    search: z.string().max(128).optional().describe('用户名、昵称、邮箱或手机号的一部分'),
    role: z.enum(['user', 'admin'], '角色须为 user 或 admin').optional(),
    verified: z.enum(['true', 'false'], '须为 true 或 false').optional().describe('是否已授权'),
    space: z.string().max(64).optional(),
    sort: z
      .string()
      .regex(/^-?(create_time|last_sign_in_time|credits|user_name)$/, '排序字段不正确')
      .default('-create_time')
      .describe('create_time、last_sign_in_time、credits 或 user_name；前面加 - 为降序'),
  }),
  answers: z.object({ data: z.array(adminUserInfo), total: z.int() }),
  async handle({ app, viewer, query }) {
    const { page, page_size: size, search, role, verified, space, sort } = query;
    const { rows, total } = await listPeople(app, viewer, {
      filter: {
        search,
        space,
        role: role && (role === 'admin' ? 'ADMIN' : 'USER'),
        verified: verified && verified === 'true',
      },
      order: { by: ORDERS[sort.replace('-', '')]!, descending: sort.startsWith('-') },
      ...(page ? { skip: (page - 1) * size, take: size } : { take: MOST_PEOPLE }),
    });
    return { data: rows.map(toAdminUserInfo), total };
  },
});
