import fc from 'fast-check';
import { expect, test } from 'vitest';
import { assign } from './assignment.ts';

function cheapest(costs: number[][], row = 0, used = new Set<number>()): number {
  if (row === costs.length) return 0;
  let best = Number.POSITIVE_INFINITY;
  costs[row]!.forEach((cost, column) => {
    if (used.has(column)) return;
    best = Math.min(best, cost + cheapest(costs, row + 1, new Set([...used, column])));
  });
  return best;
}

test('takes the cheapest total, where the greedy choice would cost more', () => {
  const costs = [
    [1, 2],
    [1, 9],
  ];
  expect(assign(2, 2, (row, column) => costs[row]![column]!)).toEqual([1, 0]);
});

test('agrees with trying every assignment', () => {
  const matrix = fc
    .tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 0, max: 2 }))
    .chain(([rows, extra]) =>
      fc.array(
        fc.array(fc.double({ min: -5, max: 5, noNaN: true }), {
          minLength: rows + extra,
          maxLength: rows + extra,
        }),
        { minLength: rows, maxLength: rows },
      ),
    );
  fc.assert(
    fc.property(matrix, (costs) => {
      const columns = assign(costs.length, costs[0]!.length, (row, column) => costs[row]![column]!);
      expect(new Set(columns).size).toBe(costs.length);
      const total = columns.reduce((sum, column, row) => sum + costs[row]![column]!, 0);
      expect(total).toBeCloseTo(cheapest(costs), 6);
    }),
    { numRuns: 200 },
  );
});

test('refuses more rows than columns', () => {
  expect(() => assign(2, 1, () => 0)).toThrow(RangeError);
});
