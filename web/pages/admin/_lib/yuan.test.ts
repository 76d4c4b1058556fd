import { expect, test } from 'vitest';
import { creditsOfYuan } from '../../../../server/domains/credits/yuan.ts';
import { creditsTyped, formatYuan } from './yuan.ts';

const server = (text: string) => {
  try {
    return { credits: creditsOfYuan(text) };
  } catch (error) {
    return { problem: (error as Error).message };
  }
};

test.each([
  '',
  ' ',
  '0',
  '0.00',
  '0.01',
  '0.07',
  '0.29',
  '1',
  '1.',
  '.5',
  '1.1',
  '19.99',
  '19.999',
  ' 7 ',
  '007.5',
  '-1',
  '1e3',
  '1,000',
  '１２',
  'abc',
  '1000000',
  '1000000.01',
  '10000000',
  '99999999999999999999',
])('the form and the server mean the same by %j', (text) => {
  expect(creditsTyped(text)).toEqual(server(text));
});

test('amounts are grouped and have their cents', () => {
  expect([formatYuan(0), formatYuan(0.01), formatYuan(1234.5), formatYuan(1_000_000)]).toEqual([
    '0.00',
    '0.01',
    '1,234.50',
    '1,000,000.00',
  ]);
});
