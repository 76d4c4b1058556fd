import { expect, test } from 'vitest';
import { choicesAt, choose, chosenAt, isComplete, nothingChosen, stillThere } from './catalogTree.ts';

const tree = [
  { id: '1', name: '宠物', children: [{ id: '2', name: '饮水机', children: [{ id: '3', name: '白色' }] }] },
  { id: '4', name: '食品', children: [{ id: '5', name: '饮水机', children: [] }] },
];

test('a level has no choices before the one above is chosen', () => {
  expect(choicesAt(tree, nothingChosen, 'INDUSTRY')).toHaveLength(2);
  expect(choicesAt(tree, nothingChosen, 'PRODUCT')).toEqual([]);
  const pets = choose(nothingChosen, 'INDUSTRY', '宠物');
  expect(choicesAt(tree, pets, 'PRODUCT').map(({ id }) => id)).toEqual(['2']);
  expect(choicesAt(tree, pets, 'SKU')).toEqual([]);
});

test('another choice above empties what stands below', () => {
  const whole = choose(choose(choose(nothingChosen, 'INDUSTRY', '宠物'), 'PRODUCT', '饮水机'), 'SKU', '白色');
  expect(isComplete(whole)).toBe(true);
  expect(chosenAt(tree, whole, 'SKU')?.id).toBe('3');
  const other = choose(whole, 'INDUSTRY', '食品');
  expect(other).toEqual({ INDUSTRY: '食品', PRODUCT: '', SKU: '' });
  expect(isComplete(other)).toBe(false);
  // The same word elsewhere is another node.
  expect(chosenAt(tree, choose(other, 'PRODUCT', '饮水机'), 'PRODUCT')?.id).toBe('5');
});

test('what was renamed or deleted is chosen no more, nor what stood below it', () => {
  const whole = choose(choose(choose(nothingChosen, 'INDUSTRY', '宠物'), 'PRODUCT', '饮水机'), 'SKU', '白色');
  expect(stillThere(tree, whole)).toBe(whole);
  const renamed = [{ id: '1', name: '宠物', children: [{ id: '2', name: '恒温壶', children: [] }] }];
  expect(stillThere(renamed, whole)).toEqual({ INDUSTRY: '宠物', PRODUCT: '', SKU: '' });
  expect(stillThere([], whole)).toEqual(nothingChosen);
});
