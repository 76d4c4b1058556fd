import { simplified } from '../../../temporal/providers/recognition/simplified.ts';

const DIGITS = '零一二三四五六七八九';

/** What counts when texts are compared: simplified characters, letters and digits; "8" and "八" are the same word. */
export function bare(text: string): string {
  return simplified(text.normalize('NFKC').toLowerCase())
    .replace(/\d/g, (digit) => DIGITS[Number(digit)]!)
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** Characters to change, add or drop (Levenshtein). */
export function edits(from: string, to: string): number {
  const [a, b] = [[...from], [...to]];
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (const [i, character] of a.entries()) {
    const next = [i + 1];
    for (const [j, other] of b.entries()) {
      next.push(Math.min(next[j]! + 1, row[j + 1]! + 1, row[j]! + (character === other ? 0 : 1)));
    }
    row = next;
  }
  return row[b.length]!;
}
