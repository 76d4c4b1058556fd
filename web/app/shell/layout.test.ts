import { expect, test } from 'vitest';
import { layoutFor } from './layout.ts';

test('only who may choose sees the sidebar, and only when they chose it', () => {
  expect(layoutFor('legacy', true)).toBe('legacy');
  expect(layoutFor('legacy', false)).toBe('modern');
  expect(layoutFor('modern', true)).toBe('modern');
});

test('whatever else stands in the store is the modern layout', () => {
  for (const stored of [null, undefined, '', 'Legacy', 1, { layout: 'legacy' }]) {
    expect(layoutFor(stored, true)).toBe('modern');
  }
});
