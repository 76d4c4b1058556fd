import type { CaptionStyle } from '../../../contracts/timeline.ts';

/** An em of 6 % of the short side is what short-video editors set and what is read at arm's length on a phone. */
const EM_OF_SHORT_SIDE = 0.061;
/** Longer lines take the eyes off the picture, however wide it is. */
const MOST_CHARS_PER_LINE = 22;

/**
 * Caption type for a film's size: the size of the type first, then as many characters as the line holds of it
 * (12 in portrait). Portrait keeps the lowest fifth and the right eighth free, where the short-video apps put
 * their texts and buttons; the left is kept free as well so that lines stay in the middle.
 */
export function captionStyleFor(width: number, height: number): CaptionStyle {
  const portrait = height > width;
  const marginSidePx = Math.round(width * (portrait ? 0.12 : 0.1));
  const fontSizePx = Math.floor(Math.min(width, height) * EM_OF_SHORT_SIDE);
  // Half a character is left for the outline and for glyphs wider than their em.
  const fits = Math.floor((width - 2 * marginSidePx) / fontSizePx - 0.5);
  return {
    fontSizePx,
    marginBottomPx: Math.round(height * (portrait ? 0.21 : 0.075)),
    marginSidePx,
    maxCharsPerLine: Math.min(MOST_CHARS_PER_LINE, fits),
  };
}
