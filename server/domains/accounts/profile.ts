import { z } from 'zod';
import type { App } from '../../platform/app.ts';
import { badInput } from '../../platform/refusal.ts';
import { requirePermission, type Viewer } from '../../platform/viewer.ts';
import type { Person } from './users.ts';

export const SEXES = ['male', 'female', 'other'] as const;
export type Sex = (typeof SEXES)[number];

/** What a person says of themself. What is absent stays as it is; null or blank clears it. */
export interface Profile {
  nickName?: string | null | undefined;
  email?: string | null | undefined;
  phone?: string | null | undefined;
  sex?: string | null | undefined;
}

const EMAIL_MAX_LENGTH = 254;
const NICK_NAME_MAX_LENGTH = 64;
const email = z.email();
/** An extension or a country code is fine; letters are not. */
const PHONE = /^\+?[\d\s()-]{5,31}$/;

/**
 * A profile as it is kept, for people who edit their own and for administrators.
 * @throws Refusal BAD_USER_INPUT naming the field.
 */
export function checkedProfile(given: Profile): Profile {
  const checked: Profile = {};
  if (given.nickName !== undefined) checked.nickName = nickNameOf(given.nickName);
  if (given.email !== undefined) checked.email = emailOf(given.email);
  if (given.phone !== undefined) checked.phone = phoneOf(given.phone);
  if (given.sex !== undefined) checked.sex = sexOf(given.sex);
  return checked;
}

/** Changes the viewer's own profile. @throws Refusal BAD_USER_INPUT, FORBIDDEN (by key or embedded). */
export async function updateProfile(app: App, viewer: Viewer, given: Profile): Promise<Person> {
  requirePermission(viewer, 'account');
  return app.db.user.update({
    where: { id: viewer.userId },
    data: checkedProfile(given),
    omit: { passwordHash: true },
  });
}

/** What is kept, as one of the three there are; rows from elsewhere may hold other words. */
export function knownSex(kept: string | null): Sex | null {
  return SEXES.find((sex) => sex === kept) ?? null;
}

function nickNameOf(given: string | null): string | null {
  const text = blankless(given);
  if (text && text.length > NICK_NAME_MAX_LENGTH)
    throw badInput('nickName', `昵称最多 ${NICK_NAME_MAX_LENGTH} 个字符`);
  // Controls and marks of writing direction would let one name look like another.
  if (text && /[\p{Cc}\p{Cf}\p{Cs}\p{Co}]/u.test(text.replaceAll('\u200d', '')))
    throw badInput('nickName', '昵称含有不允许的字符');
  return text;
}

function emailOf(given: string | null): string | null {
  const text = blankless(given);
  if (text && (text.length > EMAIL_MAX_LENGTH || !email.safeParse(text).success))
    throw badInput('email', '请输入有效的邮箱地址');
  return text;
}

function phoneOf(given: string | null): string | null {
  const text = blankless(given);
  if (text && (!PHONE.test(text) || text.replaceAll(/\D/g, '').length < 5))
    throw badInput('phone', '请输入有效的电话号码');
  return text;
}

function sexOf(given: string | null): Sex | null {
  const text = blankless(given);
  const sex = knownSex(text);
  if (text && !sex) throw badInput('sex', '性别须为男、女或其他');
  return sex;
}

function blankless(given: string | null): string | null {
  return given?.trim().normalize('NFC') || null;
}
