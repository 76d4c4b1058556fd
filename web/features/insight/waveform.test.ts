import { expect, test } from 'vitest';
import { waveformPath } from './waveform.ts';

test('a short knock stands among thousands of quiet samples; silence stays flat', () => {
  const samples = Array.from({ length: 3_000 }, (_, at) => (at === 1_501 ? 1 : 0));
  const path = waveformPath(samples);
  expect(path?.columns).toBe(600);
  expect(path?.d.match(/L?300\.5 -1\.000/)).not.toBeNull();
  expect(path?.d.match(/-1\.000/g)).toHaveLength(1);
});

test('what has no sound has no outline', () => {
  expect(waveformPath([])).toBeNull();
  expect(waveformPath([0.5])).toBeNull();
});
