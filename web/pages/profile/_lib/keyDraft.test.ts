import { expect, test } from 'vitest';
import { expiryDays, keyProblems, newKey } from './keyDraft.ts';

test('a new key needs nothing but a name', () => {
  expect(keyProblems(newKey)).toEqual({ name: '请输入密钥名称' });
  expect(keyProblems({ ...newKey, name: ' 店铺 ' })).toEqual({});
  expect(expiryDays(newKey)).toBe(90);
});

test.each([
  [{ name: '  ' }, { name: '请输入密钥名称' }],
  [{ name: 'x'.repeat(65) }, { name: '密钥名称最多 64 个字符' }],
  [{ description: 'x'.repeat(257) }, { description: '密钥描述最多 256 个字符' }],
  [{ scopes: [] }, { scopes: '请至少选择一项权限' }],
  [{ expiry: 'own', ownDays: '' }, { ownDays: '有效期须为 1 至 3650 天' }],
  [{ expiry: 'own', ownDays: '3651' }, { ownDays: '有效期须为 1 至 3650 天' }],
  [{ expiry: 'own', ownDays: '1.5' }, { ownDays: '有效期须为 1 至 3650 天' }],
  [{ expiry: 'never', ownDays: 'x' }, {}],
] as const)('%j is told %j', (change, problems) => {
  expect(keyProblems({ ...newKey, name: 'a', ...change })).toEqual(problems);
});

test('days as chosen', () => {
  expect(expiryDays({ ...newKey, expiry: 'never' })).toBeNull();
  expect(expiryDays({ ...newKey, expiry: 'own', ownDays: '7' })).toBe(7);
});
