import { expect, test } from 'vitest';
import { checkProduct, emptyDraft, fillIn, type ProductDraft, splitLines } from './productDraft.ts';

const whole: ProductDraft = {
  name: '饮水机',
  category: '宠物用品',
  keyFeatures: '2.5L\n四重过滤',
  sellingPoints: '静音',
  targetAudience: '养猫家庭',
};

test('lines lose blanks and repetitions', () => {
  expect(splitLines(' 静音 \r\n\n静音\nABS\nabs\n')).toEqual(['静音', 'ABS']);
});

test('every field is needed, and each has its limit', () => {
  expect(Object.keys(checkProduct(emptyDraft))).toHaveLength(5);
  expect(checkProduct(whole)).toEqual({});
  expect(checkProduct({ ...whole, name: '长'.repeat(129) })).toEqual({ name: '产品名称不能超过128个字符' });
  expect(checkProduct({ ...whole, name: '长'.repeat(128) })).toEqual({});
  expect(checkProduct({ ...whole, sellingPoints: ' \n ' })).toEqual({ sellingPoints: '请输入产品卖点' });
  expect(checkProduct({ ...whole, keyFeatures: '长'.repeat(201) })).toEqual({
    keyFeatures: '每条核心特性不能超过200个字符',
  });
  const many = Array.from({ length: 31 }, (_, index) => `第${index}条`).join('\n');
  expect(checkProduct({ ...whole, keyFeatures: many })).toEqual({ keyFeatures: '核心特性最多30条' });
});

test('what was read fills what is empty and leaves alone what was written', () => {
  const { draft, filled, kept } = fillIn(
    { ...emptyDraft, name: '我的饮水机' },
    { name: '小鹿饮水机', category: '饮水机', keyFeatures: '' },
  );
  expect(draft).toEqual({ ...emptyDraft, name: '我的饮水机', category: '饮水机' });
  expect([filled, kept]).toEqual([['category'], ['name']]);
});
