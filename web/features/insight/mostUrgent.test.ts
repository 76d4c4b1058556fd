import { expect, test } from 'vitest';
import { mostUrgent } from './mostUrgent.ts';

const line = (key: string, weight: number, score: number | null, remedy: unknown = {}) => ({
  ...{ key, weight, score, remedy },
});

test('what weighs and lacks most comes first; what is whole, unjudged or cannot be mended does not come', () => {
  const criteria = [
    ...[line('a', 2, 0), line('b', 10, 50), line('c', 10, 100), line('d', 20, null)],
    ...[line('e', 20, 10, null), line('f', 8, 10), line('g', 1, 50)],
  ];
  expect(mostUrgent(criteria).map(({ key }) => key)).toEqual(['f', 'b', 'a']);
});
