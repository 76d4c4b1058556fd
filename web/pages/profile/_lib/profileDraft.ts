import { profileInfo as t } from '../../../locales/zh-CN/profile.ts';

export type Sex = 'MALE' | 'FEMALE' | 'OTHER';

/** What is typed; empty where nothing is. */
export interface ProfileDraft {
  nickName: string;
  email: string;
  phone: string;
  sex: Sex | '';
}

export interface ProfileFacts {
  readonly nickName: string | null | undefined;
  readonly email: string | null | undefined;
  readonly phone: string | null | undefined;
  readonly sex: Sex | null | undefined;
}

export function draftOf(facts: ProfileFacts): ProfileDraft {
  return {
    nickName: facts.nickName ?? '',
    email: facts.email ?? '',
    phone: facts.phone ?? '',
    sex: facts.sex ?? '',
  };
}

/** Blanks around a text are no change. */
export function isChanged(draft: ProfileDraft, facts: ProfileFacts): boolean {
  const before = draftOf(facts);
  return (Object.keys(before) as Array<keyof ProfileDraft>).some(
    (field) => draft[field].trim() !== before[field],
  );
}

/** What is wrong now, by field. The server has the last word; this is the same rule, sooner. */
export function problemsOf({
  nickName,
  email,
  phone,
}: ProfileDraft): Partial<Record<keyof ProfileDraft, string>> {
  const problems: Partial<Record<keyof ProfileDraft, string>> = {};
  if (nickName.trim().length > 64) problems.nickName = t.nickNameLong;
  if (email.trim() && !/^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(email.trim())) problems.email = t.badEmail;
  if (phone.trim() && !isPhone(phone.trim())) problems.phone = t.badPhone;
  return problems;
}

function isPhone(text: string): boolean {
  return /^\+?[\d\s()-]{5,31}$/.test(text) && text.replaceAll(/\D/g, '').length >= 5;
}

/** As the server takes it: null clears. */
export function inputOf(draft: ProfileDraft) {
  return {
    nickName: draft.nickName.trim() || null,
    email: draft.email.trim() || null,
    phone: draft.phone.trim() || null,
    sex: draft.sex || null,
  };
}
