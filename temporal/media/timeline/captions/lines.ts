import { textWidth } from './textWidth.ts';
import type { CaptionToken } from './tokens.ts';

/** Tokens of one caption line. */
export type TokenLine = CaptionToken[];

/** What is shown of a line: Chinese captions end without stops and commas, questions and exclamations stay. */
export function lineText(line: TokenLine): string {
  const text = line
    .map((token) => token.text)
    .join('')
    .trim();
  return text
    .replace(/^[，。、；：！？,.;:!?）」』”’》】\s]+/u, '')
    .replace(/[，。、；：,;\s]+$|(?<=[^.])\.$/u, '')
    .trim();
}

/**
 * Breaks tokens into as few lines as fit `maxWidth`, then evens them out, so that no line ends up with a lone
 * word. A single token wider than a line is broken at its characters.
 */
export function breakLines(tokens: CaptionToken[], maxWidth: number): TokenLine[] {
  const fitting = tokens.flatMap((token) => breakToken(token, maxWidth));
  const fewest = fill(fitting, maxWidth).length;
  if (fewest <= 1) return fitting.length === 0 ? [] : [fitting];
  // The narrowest width that still needs no more lines gives the evenest ones.
  let low = lineWidth(fitting) / fewest;
  let high = maxWidth;
  for (let step = 0; step < 12; step += 1) {
    const middle = (low + high) / 2;
    if (fill(fitting, middle).length <= fewest) high = middle;
    else low = middle;
  }
  return fill(fitting, high);
}

export function lineWidth(line: TokenLine): number {
  return textWidth(lineText(line));
}

function fill(tokens: CaptionToken[], width: number): TokenLine[] {
  const lines: TokenLine[] = [];
  for (const token of tokens) {
    const line = lines.at(-1);
    if (line && lineWidth([...line, token]) <= width) line.push(token);
    else lines.push([token]);
  }
  return lines;
}

function breakToken(token: CaptionToken, maxWidth: number): CaptionToken[] {
  if (textWidth(token.text) <= maxWidth) return [token];
  const pieces: string[] = [''];
  for (const char of token.text) {
    if (textWidth(pieces.at(-1)! + char) > maxWidth) pieces.push('');
    pieces[pieces.length - 1] += char;
  }
  const lengthMs = token.endMs - token.startMs;
  return pieces.map((text, index) => ({
    text,
    startMs: token.startMs + Math.round((lengthMs * index) / pieces.length),
    endMs: token.startMs + Math.round((lengthMs * (index + 1)) / pieces.length),
  }));
}
