import { createCanvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { toLuma } from './pictureFacts.ts';
import { createWritingTrack } from './writingTrack.ts';

const [WIDTH, HEIGHT] = [480, 270];

/** A picture with bars that move with time and a line of letters as captions have them, or none. */
function picture(timeMs: number, text: string, restless: boolean): Uint8Array {
  const canvas = createCanvas(WIDTH, HEIGHT);
  const ctx = canvas.getContext('2d');
  ctx.fillStyle = '#557755';
  ctx.fillRect(0, 0, WIDTH, HEIGHT);
  ctx.fillStyle = '#ddccaa';
  for (let bar = 0; restless && bar < 30; bar += 1)
    ctx.fillRect((bar * 53 + timeMs * 0.37) % WIDTH, (bar * 31) % HEIGHT, 6, 40);
  ctx.font = 'bold 17px sans-serif';
  ctx.textAlign = 'center';
  ctx.lineWidth = 4;
  ctx.strokeStyle = '#000';
  ctx.strokeText(text, WIDTH / 2, 240);
  ctx.fillStyle = '#fff';
  ctx.fillText(text, WIDTH / 2, 240);
  const rgba = ctx.getImageData(0, 0, WIDTH, HEIGHT).data;
  return toLuma(
    Uint8Array.from({ length: WIDTH * HEIGHT * 3 }, (_, at) => rgba[Math.floor(at / 3) * 4 + (at % 3)]!),
  );
}

const CAPTIONS = [
  { startMs: 400, endMs: 1_700, text: 'WARM HANDS ALL DAY' },
  { startMs: 1_700, endMs: 3_100, text: 'LIGHT AND QUIET' },
  { startMs: 4_600, endMs: 5_900, text: 'ORDER TODAY' },
];

function stretches(restless: boolean, captions = CAPTIONS) {
  const track = createWritingTrack(WIDTH, HEIGHT);
  for (let timeMs = 0; timeMs < 8_000; timeMs += 500) {
    const shown = captions.find(({ startMs, endMs }) => timeMs >= startMs && timeMs < endMs);
    track.push(timeMs, picture(timeMs, shown?.text ?? '', restless));
  }
  return track.end(8_000);
}

test.each([false, true])(
  'each caption is a stretch of its own, before a restless picture (%s) too',
  (restless) => {
    const found = stretches(restless);
    expect(found).toHaveLength(CAPTIONS.length);
    for (const [index, { startMs, endMs }] of CAPTIONS.entries()) {
      expect(Math.abs(found[index]!.startMs - startMs)).toBeLessThanOrEqual(300);
      expect(Math.abs(found[index]!.endMs - endMs)).toBeLessThanOrEqual(300);
    }
  },
);

test('where nothing is written there is nothing to read', () => {
  expect(stretches(true, [])).toEqual([]);
  expect(stretches(false, [])).toEqual([]);
});
