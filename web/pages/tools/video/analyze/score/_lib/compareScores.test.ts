import { expect, test } from 'vitest';
import { compareScores, signed } from './compareScores.ts';

const film = (score: number, scores: Record<string, number | null>) => ({
  score,
  criteria: Object.entries(scores).map(([key, one]) => ({ key, title: key, weight: 10, score: one })),
});

test('each line says what became of it', () => {
  const rows = compareScores(film(60, { hook: 40, pace: 80 }), film(70, { hook: 65, pace: 75 }));
  expect(rows.map(({ key, before, after, difference }) => [key, before, after, difference])).toEqual([
    ['hook', 40, 65, 25],
    ['pace', 80, 75, -5],
  ]);
});

test('what was not judged has no difference, and zero points are points', () => {
  const rows = compareScores(film(60, { sound: null, hook: 0 }), film(70, { sound: 90, hook: 30 }));
  expect(rows.map(({ difference }) => difference)).toEqual([null, 30]);
  expect(rows[0]).toMatchObject({ before: null, after: 90 });
});

test('a line of one rubric only is shown with what there is', () => {
  const rows = compareScores(film(60, { old: 50 }), film(70, { fresh: 70 }));
  expect(rows.map(({ key, before, after }) => [key, before, after])).toEqual([
    ['fresh', null, 70],
    ['old', 50, null],
  ]);
});

test('differences carry their sign', () => {
  expect([12, -5, 0].map(signed)).toEqual(['+12', '−5', '0']);
});
