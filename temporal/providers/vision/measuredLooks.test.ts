import { expect, test } from 'vitest';
import type { Shot } from '../../contracts/media.ts';
import { measuredLook } from './measuredLooks.ts';

const shot: Shot = {
  ...{ index: 0, entry: 'start', startMs: 0, endMs: 3200, motion: 0.5, brightness: 0.62, sharpness: 0.5 },
  ...{ loudnessLufs: -20, speechRatio: 1, colors: ['#ffcc33'] },
  ...{ perceptualHash: '0'.repeat(16), unusable: null },
};

test('says what was measured and names it as the ground; what nobody saw stays empty', () => {
  expect(measuredLook(shot)).toEqual({
    visualDescription: expect.stringMatching(/^明亮.*（根据画面测量）$/),
    lighting: '画面明亮（按平均亮度 62%）',
    cameraShot: '画面变化较多（按运动量）',
    background: '',
    sceneObjects: [],
    basis: 'measured',
  });
});

test.each([
  [{ motion: 0.01, brightness: 0.05 }, '画面很暗', '画面几乎不动'],
  [{ motion: 0.1, brightness: 0.2 }, '画面偏暗', '画面变化较少'],
  [{ motion: 0.3, brightness: 0.4 }, '亮度适中', '画面变化适中'],
])('%j', (figures, lighting, cameraShot) => {
  const look = measuredLook({ ...shot, ...figures });
  expect(look.lighting).toContain(lighting);
  expect(look.cameraShot).toContain(cameraShot);
});

test('a picture stands still by itself', () => {
  expect(measuredLook({ ...shot, endMs: 0 }).cameraShot).toBe('');
});
