import { badInput } from '../../../platform/refusal.ts';

const SPACE_MAX_LENGTH = 64;

/** A space's name as it is kept. @throws Refusal BAD_USER_INPUT where it is blank, too long or unreadable. */
export function checkedSpace(given: string): string {
  const space = given.trim().normalize('NFC');
  if (space === '') throw badInput('space', '请输入空间名称');
  if (space.length > SPACE_MAX_LENGTH) throw badInput('space', `空间名称最多 ${SPACE_MAX_LENGTH} 个字符`);
  // Two spaces must not look like one: their catalogues are shared by name.
  if (/[\p{Cc}\p{Cf}\p{Cs}\p{Co}]/u.test(space)) throw badInput('space', '空间名称含有不允许的字符');
  return space;
}
