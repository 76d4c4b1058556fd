import fc from 'fast-check';
import { expect, test } from 'vitest';
import { creditsOfYuan, yuanText } from './yuan.ts';

test.each([
  ['0.01', 1],
  ['0.07', 7],
  ['0.29', 29],
  ['1', 100],
  ['1.1', 110],
  ['19.99', 1999],
  [' 1000000 ', 100_000_000],
  ['000012.30', 1230],
])('%s yuan', (text, credits) => {
  expect(creditsOfYuan(text)).toBe(credits);
});

test.each([
  ['', '请输入充值金额'],
  ['  ', '请输入充值金额'],
  ['0', '充值金额最少 0.01 元'],
  ['0.00', '充值金额最少 0.01 元'],
  ['0.001', '充值金额最多两位小数'],
  ['1.', '请输入有效的充值金额'],
  ['.5', '请输入有效的充值金额'],
  ['-1', '请输入有效的充值金额'],
  ['1e3', '请输入有效的充值金额'],
  ['0x10', '请输入有效的充值金额'],
  ['１２', '请输入有效的充值金额'],
  ['1,000', '请输入有效的充值金额'],
  ['NaN', '请输入有效的充值金额'],
  ['1000000.01', '单次充值最多 1,000,000 元'],
  ['9'.repeat(400), '单次充值最多 1,000,000 元'],
])('%s is refused', (text, message) => {
  expect(() => creditsOfYuan(text)).toThrow(message);
});

test('every amount reads back as it was written', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000_000 }), (credits) => {
      expect(creditsOfYuan(yuanText(credits))).toBe(credits);
    }),
  );
});

test('debts have a sign', () => {
  expect([yuanText(0), yuanText(-5), yuanText(-1234)]).toEqual(['0.00', '-0.05', '-12.34']);
});
