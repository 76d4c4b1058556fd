import { profileKeys as t } from '../../../locales/zh-CN/profile.ts';

export const keyScopes = ['READ', 'CHANGE', 'SPEND', 'ADMINISTER'] as const;
export type KeyScope = (typeof keyScopes)[number];
export type Expiry = '30' | '90' | '365' | 'never' | 'own';

export interface KeyDraft {
  name: string;
  description: string;
  scopes: readonly KeyScope[];
  expiry: Expiry;
  /** What is typed where the expiry is one's own. */
  ownDays: string;
}

export const newKey: KeyDraft = {
  name: '',
  description: '',
  scopes: ['READ', 'CHANGE', 'SPEND'],
  expiry: '90',
  ownDays: '',
};

export type KeyProblems = Partial<Record<'name' | 'description' | 'scopes' | 'ownDays', string>>;

export function keyProblems({ name, description, scopes, expiry, ownDays }: KeyDraft): KeyProblems {
  const problems: KeyProblems = {};
  if (name.trim() === '') problems.name = t.needName;
  if (name.trim().length > 64) problems.name = t.longName;
  if (description.trim().length > 256) problems.description = t.longDescription;
  if (scopes.length === 0) problems.scopes = t.needScope;
  if (expiry === 'own' && daysOf(ownDays) === null) problems.ownDays = t.badDays;
  return problems;
}

/** For how many days the key would work; null: for ever, or nobody knows yet. */
export function expiryDays({ expiry, ownDays }: KeyDraft): number | null {
  if (expiry === 'never') return null;
  return expiry === 'own' ? daysOf(ownDays) : Number(expiry);
}

function daysOf(text: string): number | null {
  const days = /^\d{1,4}$/.test(text.trim()) ? Number(text) : 0;
  return days >= 1 && days <= 3650 ? days : null;
}
