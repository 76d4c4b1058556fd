import { expect, test } from 'vitest';
import { joinNarrations } from './joinNarrations.ts';

const script = (...narrations: string[]) => joinNarrations(narrations.map((narration) => ({ narration })));

test('a scene is a line, in the order of the film', () => {
  expect(script('第一句。', '第二句。')).toBe('第一句。\n第二句。');
});

test('silence gives no line, and a scene never becomes two', () => {
  expect(script('开头\n还是开头', '', '  ', ' 结尾 ')).toBe('开头 还是开头\n结尾');
  expect(script('', ' ')).toBe('');
});
