import { describe, expect, it } from 'vitest';
import { captionStyleFor } from './captionStyle.ts';

describe('captionStyleFor', () => {
  it.each([
    [480, 854],
    [540, 960],
    [720, 1280],
    [1080, 1920],
  ])('is read on a phone at %i×%i and keeps clear of the apps’ buttons', (width, height) => {
    const { fontSizePx, marginSidePx, maxCharsPerLine, marginBottomPx } = captionStyleFor(width, height);
    expect(fontSizePx / width).toBeGreaterThan(0.058);
    expect(fontSizePx / width).toBeLessThan(0.064);
    expect(maxCharsPerLine).toBe(12);
    expect(maxCharsPerLine * fontSizePx).toBeLessThan(width - 2 * marginSidePx);
    expect(marginSidePx / width).toBeGreaterThanOrEqual(0.119);
    expect(marginBottomPx / height).toBeGreaterThan(0.2);
  });

  it('gives a landscape film longer lines of the same type, a square one what it holds', () => {
    expect(captionStyleFor(1280, 720)).toMatchObject({ fontSizePx: 43, maxCharsPerLine: 22 });
    expect(captionStyleFor(720, 720)).toMatchObject({ fontSizePx: 43, maxCharsPerLine: 12 });
  });
});
