import { badInput } from '../../platform/refusal.ts';
import { tidy } from './productInput.ts';

const LONGEST_NAME = 128;

/** The name of a node or a batch: one line, 1–128 characters. @throws Refusal BAD_USER_INPUT */
export function catalogName(given: string): string {
  const name = tidy(given);
  if (name === '') throw badInput('name', '请输入名称');
  if (name.length > LONGEST_NAME) throw badInput('name', `名称不能超过${LONGEST_NAME}个字符`);
  return name;
}
