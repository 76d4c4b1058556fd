/** A fifth of the characters may be misread: a recogniser sees the same line a little otherwise on every frame. */
const MISREAD = 0.2;

/** Whether two lines are the same writing, spaces and punctuation aside. */
export function isSameLine(a: string, b: string): boolean {
  const [left, right] = [bare(a), bare(b)];
  if (left === right) return true;
  // "第一步" and "第二步" differ in what they say.
  if (numerals(left) !== numerals(right)) return false;
  const longest = Math.max(left.length, right.length);
  if (Math.abs(left.length - right.length) > longest * MISREAD) return false;
  return edits(left, right) <= longest * MISREAD;
}

/** Shorter beginnings and ends are in much by chance. */
const SHORTEST_PART = 4;

/** Whether a line is the beginning or the end of another. */
export function isPartOf(part: string, whole: string): boolean {
  const [short, long] = [bare(part), bare(whole)];
  return short.length >= SHORTEST_PART && (long.startsWith(short) || long.endsWith(short));
}

function bare(text: string): string {
  return text.toLowerCase().replace(/[\s\p{P}]/gu, '');
}

function numerals(text: string): string {
  return text.replace(/[^\d一二两三四五六七八九十百千万]/g, '');
}

/** Characters to change, add or drop. */
function edits(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (const [i, from] of [...a].entries()) {
    const next = [i + 1];
    for (let j = 0; j < b.length; j += 1) {
      next.push(Math.min(next[j]! + 1, row[j + 1]! + 1, row[j]! + (from === b[j] ? 0 : 1)));
    }
    row = next;
  }
  return row[b.length]!;
}
