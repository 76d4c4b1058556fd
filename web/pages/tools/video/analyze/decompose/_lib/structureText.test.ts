import { expect, test } from 'vitest';
import { structureText } from './structureText.ts';

const shots = (...roles: string[]) =>
  roles.map((role, index) => ({ role, startMs: index * 2_000, endMs: (index + 1) * 2_000 }));

test('the parts in order with their lengths; the same part twice in a row is one', () => {
  expect(structureText(shots('开场钩子', '卖点', '卖点', '行动引导'))).toBe(
    '参考结构：开场钩子（2.0 秒） → 卖点（4.0 秒） → 行动引导（2.0 秒）',
  );
});

test('without parts there is no structure; a long one is cut', () => {
  expect(structureText(shots('', ''))).toBe('');
  expect(structureText([])).toBe('');
  expect(structureText(shots(...Array.from({ length: 300 }, (_, at) => `第${at}段`))).length).toBe(1_000);
});
