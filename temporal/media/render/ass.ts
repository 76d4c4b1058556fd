import type { Timeline } from '../../contracts/timeline.ts';

/** The family and style names inside the shipped files; another name would let libass take Japanese shapes. */
export const CAPTION_FONT = 'Noto Sans SC';
/** libass sizes a font by ascent + descent; of Noto Sans SC these are 1.448 of the em that we count in. */
const EM_TO_ASS = 1.448;
/** A Chinese glyph fills about nine tenths of its em, and the label has to be 5 % of the short side. */
const LABEL_EM_OF_SHORT_SIDE = 0.058;

/** Captions and AI label as one ASS script whose coordinates are the film's pixels. */
export function toAss(
  timeline: Pick<Timeline, 'width' | 'height' | 'captions' | 'captionStyle' | 'label'>,
): string {
  const { width, height, captionStyle, captions, label } = timeline;
  const short = Math.min(width, height);
  const captionSize = assSize(captionStyle.fontSizePx);
  const outline = Math.max(1, captionStyle.fontSizePx * 0.07).toFixed(1);
  const shadow = Math.max(0.5, captionStyle.fontSizePx * 0.025).toFixed(1);
  const labelSize = assSize(short * LABEL_EM_OF_SHORT_SIDE);
  const labelPadding = Math.round(short * 0.014);
  const labelMargin = Math.round(short * 0.05);
  const labelTop = Math.round(height * (height > width ? 0.07 : 0.05));
  return [
    '[Script Info]',
    'ScriptType: v4.00+',
    `PlayResX: ${width}`,
    `PlayResY: ${height}`,
    'WrapStyle: 0',
    'ScaledBorderAndShadow: yes',
    'YCbCr Matrix: TV.709',
    '',
    '[V4+ Styles]',
    'Format: Name, Fontname, Fontsize, PrimaryColour, SecondaryColour, OutlineColour, BackColour, Bold, Italic, Underline, StrikeOut, ScaleX, ScaleY, Spacing, Angle, BorderStyle, Outline, Shadow, Alignment, MarginL, MarginR, MarginV, Encoding',
    `Style: Caption,${CAPTION_FONT},${captionSize},&H00FFFFFF,&H00FFFFFF,&H20141214,&H60000000,-1,0,0,0,100,100,0,0,1,${outline},${shadow},2,${captionStyle.marginSidePx},${captionStyle.marginSidePx},${captionStyle.marginBottomPx},1`,
    `Style: Label,${CAPTION_FONT},${labelSize},&H00FFFFFF,&H00FFFFFF,&H70141214,&H70141214,0,0,0,0,100,100,0,0,3,${labelPadding},0,7,${labelMargin},${labelMargin},${labelTop},1`,
    '',
    '[Events]',
    'Format: Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text',
    dialogue(1, 'Label', label.startMs, label.endMs, [label.text]),
    ...captions.map((caption) => dialogue(0, 'Caption', caption.startMs, caption.endMs, caption.lines)),
    '',
  ].join('\n');
}

function assSize(emPx: number): string {
  return (emPx * EM_TO_ASS).toFixed(1);
}

function dialogue(layer: number, style: string, startMs: number, endMs: number, lines: string[]): string {
  return `Dialogue: ${layer},${stamp(startMs)},${stamp(endMs)},${style},,0,0,0,,${lines.map(escapeAss).join('\\N')}`;
}

/** Rounded once to hundredths, then split. */
function stamp(ms: number): string {
  const hundredths = Math.max(0, Math.round(ms / 10));
  const two = (value: number) => String(value).padStart(2, '0');
  return `${Math.floor(hundredths / 360_000)}:${two(Math.floor(hundredths / 6000) % 60)}:${two(Math.floor(hundredths / 100) % 60)}.${two(hundredths % 100)}`;
}

/** Emoji and what only shapes them: modifiers, flags, variation selectors, joiners, key caps, tags. */
const UNDRAWABLE =
  /\p{Emoji_Presentation}|\p{Emoji_Modifier}|\p{Regional_Indicator}|[\u{fe0e}\u{fe0f}]|\u{200d}|\u{20e3}|[\u{e0020}-\u{e007f}]/gu;

/**
 * Text that libass draws as it is written: braces would open a style override, a backslash has no escape (its
 * full-width twin stands in), and what the font cannot draw (emoji) is left out rather than drawn as boxes.
 */
export function escapeAss(text: string): string {
  return text
    .replace(UNDRAWABLE, '')
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replaceAll('\\', '＼')
    .replaceAll('{', '\\{')
    .replaceAll('}', '\\}')
    .replace(/ {2,}/g, ' ')
    .trim();
}
