import type { CaptionStyle } from '../../../contracts/timeline.ts';

/**
 * Caption type for a film's size. Portrait keeps the lowest fifth and the right eighth free, where the short
 * video apps put their texts and buttons; the left is kept free as well so that lines stay in the middle.
 */
export function captionStyleFor(width: number, height: number): CaptionStyle {
  const portrait = height > width;
  const marginSidePx = Math.round(width * (portrait ? 0.12 : 0.1));
  const maxCharsPerLine = portrait ? 14 : 22;
  const fontSizePx = Math.floor(
    Math.min((width - 2 * marginSidePx) / (maxCharsPerLine + 0.5), Math.min(width, height) * 0.06),
  );
  return {
    fontSizePx,
    marginBottomPx: Math.round(height * (portrait ? 0.21 : 0.075)),
    marginSidePx,
    maxCharsPerLine,
  };
}
