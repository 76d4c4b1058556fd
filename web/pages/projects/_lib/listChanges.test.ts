import { expect, test } from 'vitest';
import { listChanges } from './listChanges.ts';

test('a project that enters is asked for once, however much it tells of itself', () => {
  const changes = listChanges();
  expect(changes({ id: 'new', status: 'RUNNING' }, ['a'], false)).toBe(true);
  expect(changes({ id: 'new', status: 'RUNNING' }, ['new', 'a'], false)).toBe(false);
  // On another page than this one it stays where it is.
  expect(changes({ id: 'new', status: 'DONE' }, ['a'], false)).toBe(false);
});

test('a row updates by itself; behind a filter its state decides whether it stays', () => {
  const changes = listChanges();
  expect(changes({ id: 'a', status: 'RUNNING' }, ['a'], false)).toBe(false);
  expect(changes({ id: 'a', status: 'RUNNING' }, ['a'], true)).toBe(false);
  expect(changes({ id: 'a', status: 'DONE' }, ['a'], true)).toBe(true);
  expect(changes({ id: 'a', status: 'DONE' }, [], true)).toBe(false);
});

test('one that is gone is asked for once, also from a page before its own', () => {
  const changes = listChanges();
  expect(changes({ id: 'a', status: 'DONE' }, ['b'], false)).toBe(true);
  expect(changes({ id: 'a', status: null }, ['b'], false)).toBe(true);
  expect(changes({ id: 'a', status: null }, ['b'], false)).toBe(false);
});
