import { expect, test } from 'vitest';
import { joinClauses, soundRange } from './waveform.ts';

const RATE = 24_000;
const ms = (value: number) => (value * RATE) / 1000;

function clip(leadMs: number, toneMs: number, tailMs: number, amplitude = 0.3): Float32Array {
  const samples = new Float32Array(ms(leadMs + toneMs + tailMs));
  for (let at = 0; at < ms(toneMs); at += 1) samples[ms(leadMs) + at] = amplitude * Math.sin(at / 8);
  return samples;
}

test('finds the sound between silence and faint noise', () => {
  const samples = clip(200, 500, 300).map((value, at) => value + (at % 2 ? 0.0004 : -0.0004));
  const { start, end } = soundRange(samples, RATE);
  expect(Math.abs(start - ms(200))).toBeLessThanOrEqual(ms(5));
  expect(Math.abs(end - ms(700))).toBeLessThanOrEqual(ms(5));
});

test('clauses follow each other with the pause of their punctuation, counted in samples', () => {
  const { pcm, placed } = joinClauses(
    [
      { samples: clip(200, 500, 300), end: 'comma' },
      { samples: clip(100, 400, 400), end: 'period' },
    ],
    RATE,
    1,
  );
  // 25 ms are kept on both sides; a comma pauses for 160 ms, the end keeps 60 ms.
  const [one, two] = placed;
  expect(one).toEqual({ startSample: 0, endSample: ms(550), trimmedSamples: ms(175) });
  expect(two!.startSample).toBe(ms(550 + 160));
  expect(two!.endSample - two!.startSample).toBe(ms(450));
  expect(pcm.samples.length).toBe(two!.endSample + ms(60));
});

test.each([0.02, 0.3, 1.4])('loudness is even and nothing clips (amplitude %d)', (amplitude) => {
  const { pcm } = joinClauses([{ samples: clip(100, 800, 100, amplitude), end: 'period' }], RATE, 1);
  const peak = Math.max(...pcm.samples.map(Math.abs));
  expect(peak).toBeLessThanOrEqual(0.9);
  expect(peak).toBeGreaterThan(0.12);
});

test('silence stays silence', () => {
  const { placed, pcm } = joinClauses([{ samples: new Float32Array(RATE), end: 'period' }], RATE, 1);
  expect(placed[0]!.endSample).toBeLessThanOrEqual(ms(25));
  expect(pcm.samples.every((value) => value === 0)).toBe(true);
});
