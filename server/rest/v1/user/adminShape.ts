import { z } from 'zod';
import type { Person } from '../../../domains/accounts/accounts.ts';
import { time } from '../fields.ts';
import { toUserInfo, userInfo } from './shape.ts';

/** What administrators see of a person. */
export const adminUserInfo = userInfo
  .extend({ last_sign_in_time: time.nullable().describe('最近登录；从未登录为 null') })
  .meta({ id: 'AdminUserInfo' });

export function toAdminUserInfo(person: Person): z.output<typeof adminUserInfo> {
  return { ...toUserInfo(person), last_sign_in_time: person.lastSignInAt?.toISOString() ?? null };
}

const text = (most: number) => z.string('须为文本').max(most, `最多 ${most} 个字符`);

/** What registering and updating share; the domain says in detail what is wrong. */
export const profileFields = {
  nick_name: text(256).nullish(),
  email: text(512).nullish(),
  phone: text(256).nullish(),
  sex: text(32).nullish().describe('male、female 或 other'),
  space: text(256).nullish().describe('所属空间'),
  role: z.enum(['user', 'admin'], '角色须为 user 或 admin').nullish(),
};

interface ProfileBody {
  nick_name?: string | null | undefined;
  email?: string | null | undefined;
  phone?: string | null | undefined;
  sex?: string | null | undefined;
  space?: string | null | undefined;
  role?: 'user' | 'admin' | null | undefined;
}

export function toProfile(body: ProfileBody) {
  return {
    nickName: body.nick_name,
    email: body.email,
    phone: body.phone,
    sex: body.sex,
    space: body.space,
    role: body.role && (body.role === 'admin' ? ('ADMIN' as const) : ('USER' as const)),
  };
}
