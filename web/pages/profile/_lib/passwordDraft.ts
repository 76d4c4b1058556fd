import { profilePassword as t } from '../../../locales/zh-CN/profile.ts';

export interface PasswordDraft {
  old: string;
  fresh: string;
  confirm: string;
}

export type Problems = Partial<Record<keyof PasswordDraft, string>>;

/** What is wrong while it is typed: nothing is said of what was not begun. */
export function liveProblems({ old, fresh, confirm }: PasswordDraft): Problems {
  const problems: Problems = {};
  if (fresh && fresh.length < 6) problems.fresh = t.short;
  else if (fresh.length > 128) problems.fresh = t.long;
  else if (fresh && fresh === old) problems.fresh = t.same;
  if (confirm && confirm !== fresh) problems.confirm = t.mismatchInline;
  return problems;
}

/** What is wrong when it is sent. */
export function submitProblems(draft: PasswordDraft): Problems {
  const problems = liveProblems(draft);
  if (!draft.old) problems.old = t.needOld;
  if (!draft.fresh) problems.fresh = t.short;
  if (draft.confirm !== draft.fresh) problems.confirm = t.mismatch;
  return problems;
}

export type Strength = 'weak' | 'fair' | 'strong';

/**
 * A calm guess, no judgement: length counts most, then how many different characters of how many kinds. Null below
 * the least length, where the rule itself speaks.
 */
export function strengthOf(password: string): Strength | null {
  if (password.length < 6) return null;
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{Ll}\p{Lu}\d]/u].filter((kind) =>
    kind.test(password),
  ).length;
  const different = new Set(password).size;
  // A run like 123456 or aaaaaa is long only to the eye.
  if (different < 6 || isRun(password)) return 'weak';
  if (password.length >= 16 || different >= 12 || (different >= 9 && kinds >= 3)) return 'strong';
  return different >= 8 || kinds >= 3 ? 'fair' : 'weak';
}

function isRun(text: string): boolean {
  const steps = new Set(
    [...text].slice(1).map((letter, index) => letter.charCodeAt(0) - text.charCodeAt(index)),
  );
  return steps.size === 1;
}
