import { expect, test } from 'vitest';
import { decodeSteps } from './ctc.ts';
import { findBoxes } from './textBoxes.ts';

function mapOf(spots: Array<[left: number, top: number, width: number, height: number, value: number]>) {
  const map = new Float32Array(100 * 60);
  for (const [left, top, width, height, value] of spots)
    for (let y = top; y < top + height; y += 1) map.fill(value, y * 100 + left, y * 100 + left + width);
  return map;
}

test('boxes grow around the cores and come in reading order; faint and tiny spots are none', () => {
  const map = mapOf([
    [60, 11, 30, 6, 0.9],
    [10, 40, 50, 6, 0.9],
    [5, 10, 40, 6, 0.9],
    [80, 45, 10, 6, 0.5],
    [2, 2, 2, 2, 0.9],
  ]);
  const boxes = findBoxes(map, 100, 60);
  expect(boxes.map(({ left, top }) => [left, top])).toEqual([
    [0, 5],
    [56, 7],
    [5, 35],
  ]);
  for (const box of boxes) {
    expect(box.left + box.width).toBeLessThanOrEqual(100);
    expect(box.top + box.height).toBeLessThanOrEqual(60);
  }
});

test('repeats and blanks are left out, a character said twice with a blank between stays twice', () => {
  const characters = ['', '好', '人'];
  const steps = [1, 1, 0, 1, 2, 2, 0].flatMap((best) => characters.map((_, at) => (at === best ? 0.8 : 0.1)));
  const { text, confidence } = decodeSteps(Float32Array.from(steps), characters);
  expect(text).toBe('好好人');
  expect(confidence).toBeCloseTo(0.8);
  expect(decodeSteps(Float32Array.from([0.9, 0.05, 0.05]), characters)).toEqual({ text: '', confidence: 0 });
});
