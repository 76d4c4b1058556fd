import { expect, test } from 'vitest';
import { parseTaskNumber, tabOf, taskPath } from './taskTabs.ts';

test('the hash names the tab; what it does not know is the score', () => {
  expect(tabOf('#decompose')).toBe('decompose');
  expect(tabOf('#workflow')).toBe('workflow');
  expect(tabOf('')).toBe('score');
  expect(tabOf('#nothing')).toBe('score');
});

test('cards lead to the page of their kind, mixcuts to the workbench', () => {
  expect(taskPath('analyze', 7)).toBe('/tools/video/analyze/analyze/7');
  expect(taskPath('workflow', 7)).toBe('/workflow/mixcut/7');
});

test('only a number of the database names a project', () => {
  expect(parseTaskNumber('12')).toBe(12);
  for (const slug of ['', '0', '-1', '1.5', 'abc', '012', '2147483648', '1e3', undefined]) {
    expect(parseTaskNumber(slug)).toBeNull();
  }
});
