import { expect, test } from 'vitest';
import type { Shot } from '../../contracts/media.ts';
import { sameScenes } from './sameScenes.ts';

const shot = (perceptualHash: string, more: Partial<Shot> = {}) =>
  ({ perceptualHash, entry: 'cut', unusable: null, ...more }) as Shot;

test('a scene that comes again, a little otherwise, names the first of its kind', () => {
  const [street, again, kitchen] = ['00ff00ff00ff00ff', '00ff00ff00ff00f0', 'ff00ff00ff00ff00'];
  expect(sameScenes([shot(street), shot(kitchen), shot(again), shot(street)])).toEqual([null, null, 1, 1]);
});

test('a long shot that goes on and black parts are no repetition', () => {
  const hash = '00ff00ff00ff00ff';
  const black = { unusable: 'black' } as const;
  expect(
    sameScenes([shot(hash, black), shot(hash), shot(hash, { entry: 'continued' }), shot(hash, black)]),
  ).toEqual([null, null, null, null]);
});
