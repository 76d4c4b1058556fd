import { z } from 'zod';
import type { Person } from '../../../domains/accounts/accounts.ts';
import { time } from '../fields.ts';

export const userInfo = z
  .object({
    id: z.int(),
    user_name: z.string(),
    nick_name: z.string().nullable(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
    sex: z.string().nullable(),
    space: z.string(),
    role: z.enum(['user', 'admin']),
    credits: z.int().describe('可用积分；1 元 = 100 积分'),
    credits_held: z.int().describe('进行中的项目占用的积分'),
    verified: z.boolean(),
    create_time: time,
  })
  .meta({ id: 'UserInfo' });

export function toUserInfo(person: Person): z.output<typeof userInfo> {
  return {
    id: person.id,
    user_name: person.userName,
    nick_name: person.nickName,
    email: person.email,
    phone: person.phone,
    sex: person.sex,
    space: person.space,
    role: person.role === 'ADMIN' ? 'admin' : 'user',
    credits: person.credits,
    credits_held: person.creditsHeld,
    verified: person.verified,
    create_time: person.createdAt.toISOString(),
  };
}
