import { describe, expect, test } from 'vitest';
import type { PlacedText } from '../../../contracts/insight.ts';
import { captionStyleFor } from '../../../media/timeline/captions/captionStyle.ts';
import { hiddenBy } from '../platformInterface.ts';
import { fountain, line, reading, text } from '../testing/films.ts';
import { safeArea } from './criteria/safeArea.ts';

const UPRIGHT = { width: 1080, height: 1920 };
const at = (x: number, y: number) => ({ x: x - 0.05, y: y - 0.02, w: 0.1, h: 0.04 });

describe('what the apps lay over a film', () => {
  test.each([
    ['9:16, a caption above the texts', UPRIGHT, at(0.5, 0.75), null],
    ['9:16, at the bottom', UPRIGHT, at(0.5, 0.9), '底部栏'],
    ['9:16, at the top', UPRIGHT, at(0.5, 0.03), '顶部栏'],
    ['9:16, among the buttons', UPRIGHT, at(0.95, 0.6), '右侧按钮'],
    ['9:16, above the buttons', UPRIGHT, at(0.95, 0.3), null],
    // In the middle of the phone, 12.5–87.5 % of its height.
    ['3:4, at its bottom', { width: 900, height: 1200 }, at(0.5, 0.95), '底部栏'],
    ['3:4, at its top', { width: 900, height: 1200 }, at(0.5, 0.03), null],
    ['1:1, at its bottom', { width: 800, height: 800 }, at(0.5, 0.95), null],
    ['1:1, among the buttons', { width: 800, height: 800 }, at(0.95, 0.6), '右侧按钮'],
    ['16:9, under the progress', { width: 1920, height: 1080 }, at(0.5, 0.97), '播放器进度条'],
    ['16:9, a caption', { width: 1920, height: 1080 }, at(0.5, 0.88), null],
    ['narrower than a phone', { width: 900, height: 2000 }, at(0.5, 0.9), '底部栏'],
  ])('%s', (_, film, box, zone) => {
    expect(hiddenBy(box, film)?.zone ?? null).toBe(zone);
  });

  test('by how much', () => {
    expect(hiddenBy({ x: 0.4, y: 0.78, w: 0.2, h: 0.04 }, UPRIGHT)!.share).toBeCloseTo(0.5);
    expect(hiddenBy({ x: 0, y: 0, w: 0, h: 0 }, UPRIGHT)).toBeNull();
    expect(hiddenBy(at(0.5, 0.9), { width: 0, height: 0 })).not.toBeUndefined();
  });
});

test.each([
  [720, 1280],
  [1080, 1920],
  [1280, 720],
  [720, 720],
])('the captions that we draw ourselves at %i×%i lie free', (width, height) => {
  const { fontSizePx, marginBottomPx, marginSidePx } = captionStyleFor(width, height);
  const box = {
    x: marginSidePx / width,
    y: (height - marginBottomPx - 2 * fontSizePx) / height,
    w: (width - 2 * marginSidePx) / width,
    h: (2 * fontSizePx) / height,
  };
  // A line as wide as a square film allows touches the buttons' column; that is far from being cut into.
  expect(hiddenBy(box, { width, height })?.share ?? 0).toBeLessThan(0.05);
});

describe('the criterion', () => {
  const judged = (writing: PlacedText[], changes = {}) =>
    safeArea({ reading: reading({ writing, ...changes }), product: fountain, script: '' });
  const said = text(2_000, 4_000, '静音设计');

  test('the longer and the more is hidden, the less it is worth', () => {
    const [clear, half, whole] = [0.72, 0.8, 0.9].map((y) => judged([line(said, { y }), line(said)]).score);
    expect(clear).toBe(100);
    expect(half).toBeLessThan(100);
    expect(whole).toBeLessThan(half!);
    expect(judged([line(said, { y: 0.9 })]).score).toBe(0);
  });

  test('says where, how much and which words, and sets captions anew', () => {
    const { verdict, evidence, remedy } = judged([line(said, { y: 0.9 }), line(said)]);
    expect(verdict).toBe('2 处字幕和产品文字里，1 处被平台界面挡住：底部栏 1 处。');
    expect(evidence[1]).toEqual({
      ...{ atMs: 2_000, thumbnailKey: 'thumbnail/1.jpg' },
      ...{ figure: '底部栏挡住 100%', quote: '静音设计' },
    });
    expect(remedy!.action).toMatchObject({ kind: 'mixcut', input: expect.stringContaining('安全区') });
  });

  test('words in the picture count where they sell; they are moved by hand', () => {
    const offer = line(text(0, 2_000, '券后 ¥99'), { y: 0.95, kind: 'picture' });
    expect(judged([offer]).remedy!.action).toEqual({ kind: 'seek', atMs: 0 });
    expect(judged([line(text(0, 2_000, '出口'), { y: 0.95, kind: 'picture' })]).score).toBeNull();
    expect(judged([line(text(0, 2_000, 'AI生成'), { y: 0.02, kind: 'picture' })]).score).toBeLessThan(60);
  });

  test('where nobody read, or nothing is written, nothing is judged', () => {
    expect(judged([line(said)], { engines: { reading: null } }).score).toBeNull();
    expect(judged([]).score).toBeNull();
  });
});
