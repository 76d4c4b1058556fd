import { userForm as t } from '../../../locales/zh-CN/admin.ts';

/** What the forms of an account hold while they are filled in; blank is unset. */
export interface UserDraft {
  nickName: string;
  email: string;
  phone: string;
  sex: '' | 'MALE' | 'FEMALE' | 'OTHER';
  role: 'USER' | 'ADMIN';
  space: string;
}

export const emptyUser: UserDraft = {
  nickName: '',
  email: '',
  phone: '',
  sex: '',
  role: 'USER',
  space: 'default',
};

export type Problems = Readonly<Record<string, string | undefined>>;

/** What can be seen to be wrong before it is sent; the server looks again, and closer. */
export function draftProblems({ email, space }: UserDraft): Problems {
  return {
    email: email.trim() === '' || /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(email.trim()) ? undefined : t.badEmail,
    space: space.trim() === '' ? t.needSpace : undefined,
  };
}

/** The server's words for it: blank clears. */
export function draftInput(draft: UserDraft) {
  const text = (value: string) => value.trim() || null;
  return {
    nickName: text(draft.nickName),
    email: text(draft.email),
    phone: text(draft.phone),
    sex: draft.sex || null,
    role: draft.role,
    space: draft.space.trim(),
  };
}

export const hasProblem = (problems: Problems) => Object.values(problems).some(Boolean);

/** The field that REST and the domain call `user_name` is `userName` here. */
export function fieldNamed(name: string | null): string | null {
  return name === null ? null : name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}
