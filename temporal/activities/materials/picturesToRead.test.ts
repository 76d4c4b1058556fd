import { expect, test } from 'vitest';
import type { Shot } from '../../contracts/media.ts';
import { picturesToRead } from './picturesToRead.ts';

const shot = (index: number, startMs: number, endMs: number, unusable: Shot['unusable'] = null) =>
  ({ index, startMs, endMs, unusable }) as Shot;
const times = (looks: ReturnType<typeof picturesToRead>) => looks.map(({ atMs }) => atMs);

test('where nothing looks written a short shot is looked at once, a long one several times, a black one never', () => {
  const shots = [
    shot(0, 0, 2000),
    shot(1, 2000, 14_000),
    shot(2, 14_000, 20_000, 'black'),
    // A card that stands still has more to read than most pictures.
    shot(3, 20_000, 24_000, 'frozen'),
    shot(4, 24_000, 600_000),
  ];
  const looks = picturesToRead(shots, []);
  expect(times(looks).slice(0, 5)).toEqual([1000, 4000, 8000, 12_000, 22_000]);
  expect(looks.filter((look) => look.shot === 4)).toHaveLength(5);
  expect(looks.some((look) => look.shot === 2)).toBe(false);
  expect(picturesToRead([shot(0, 0, 0)], [])).toEqual([{ shot: 0, atMs: 0, startMs: 0, endMs: 0 }]);
});

test('every caption of a long shot is looked at once, and stands for its own time', () => {
  const writing = [
    { startMs: 0, endMs: 1250 },
    { startMs: 1250, endMs: 2750 },
    { startMs: 3750, endMs: 5250 },
  ];
  expect(picturesToRead([shot(0, 0, 6000)], writing)).toEqual([
    { shot: 0, atMs: 625, startMs: 0, endMs: 1250 },
    { shot: 0, atMs: 2000, startMs: 1250, endMs: 2750 },
    { shot: 0, atMs: 4500, startMs: 3750, endMs: 5250 },
  ]);
});

test('a caption that stands over a cut is looked at on both sides, but not for a sliver', () => {
  const shots = [shot(0, 0, 3000), shot(1, 3000, 6000)];
  const writing = [
    { startMs: 1000, endMs: 4000 },
    { startMs: 4000, endMs: 6000 },
  ];
  expect(times(picturesToRead(shots, writing))).toEqual([2000, 3500, 5000]);
  expect(times(picturesToRead(shots, [{ startMs: 2900, endMs: 5000 }]))).toEqual([1500, 4000]);
});

test('restless scenery is not looked at all the time', () => {
  const writing = Array.from({ length: 20 }, (_, index) => ({
    startMs: index * 500,
    endMs: (index + 1) * 500,
  }));
  const looks = picturesToRead([shot(0, 0, 10_000)], writing);
  expect(looks.length).toBeLessThanOrEqual(11);
  expect(looks.at(0)!.startMs).toBe(0);
  expect(looks.at(-1)!.endMs).toBe(10_000);
});
