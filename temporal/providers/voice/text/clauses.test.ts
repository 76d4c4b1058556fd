import { expect, test } from 'vitest';
import { splitClauses } from './clauses.ts';
import { planClauses } from './planClauses.ts';

const texts = (text: string) => splitClauses(text).map((clause) => clause.text);

test.each([
  ['大家好，今天给您带来新品，一起来看看吧！', ['大家好，今天给您带来新品，', '一起来看看吧！']],
  ['价格3.5元，长1,200米。下一句来了。', ['价格3.5元，', '长1,200米。', '下一句来了。']],
  ['营业时间9:00到21:30，欢迎光临本店。', ['营业时间9:00到21:30，', '欢迎光临本店。']],
  ['苹果、香蕉、梨、葡萄，样样都新鲜。', ['苹果、香蕉、梨、葡萄，', '样样都新鲜。']],
  ['她说：“这真的太好吃了！”然后笑了起来。', ['她说：“这真的太好吃了！”', '然后笑了起来。']],
  ['第一行没有标点\n第二行也没有', ['第一行没有标点', '第二行也没有']],
  ['太好了！！！🎉 快来看看吧。', ['太好了！！！', '🎉 快来看看吧。']],
  [
    'Mr. Smith paid $3.50, and left. The U.S. team won today!',
    ['Mr. Smith paid $3.50, and left.', 'The U.S. team won today!'],
  ],
])('%s', (text, clauses) => {
  expect(texts(text)).toEqual(clauses);
});

test('the end of a clause decides its tone', () => {
  expect(splitClauses('真的是这样吗？是这样的！那就好了。').map((clause) => clause.end)).toEqual([
    'question',
    'exclamation',
    'period',
  ]);
});

test('words joined are the clause, and a long clause is cut between words', () => {
  const text = `${'这款产品采用了先进的技术和环保的材料'.repeat(4)}，价格只要¥99.9（含税）。`;
  const clauses = planClauses(text, 'zh');
  expect(clauses.length).toBeGreaterThan(2);
  for (const clause of clauses) expect(clause.words.map((word) => word.text).join('')).toBe(clause.text);
  expect(clauses.map((clause) => clause.text).join('')).toBe(text);
});

test('a text without words is refused', () => {
  expect(() => planClauses('……🎉！', 'zh')).toThrow('没有可以朗读的内容');
});
