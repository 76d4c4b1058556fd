/** A stretch of text as written, with how it is said. Concatenated, the written parts are the whole text. */
export interface Reading {
  written: string;
  /** Chinese characters and Latin words only; '' where nothing is said. */
  spoken: string;
  /** han: split into words later; fixed: one word however long; pause: punctuation. */
  kind: 'han' | 'fixed' | 'pause';
}

/** One way to read a piece of text; a sticky pattern and what is said for its match, null to decline. */
export interface ReadingRule {
  pattern: RegExp;
  read: (match: RegExpExecArray, before: string) => string | null;
}

const HAN = /\p{Script=Han}+/uy;
const PAUSE = /[\p{P}\p{Z}\s]/uy;
const OTHER = /./suy;

/** Walks through the text with the first rule that fits at each place. */
export function applyReadingRules(text: string, rules: readonly ReadingRule[]): Reading[] {
  const readings: Reading[] = [];
  for (let at = 0; at < text.length; ) {
    const reading = readAt(text, at, rules);
    readings.push(reading);
    at += reading.written.length;
  }
  return readings;
}

function readAt(text: string, at: number, rules: readonly ReadingRule[]): Reading {
  for (const { pattern, read } of rules) {
    const match = matchAt(pattern, text, at);
    if (!match?.[0]) continue;
    const spoken = read(match, text.slice(0, at));
    if (spoken !== null) return { written: match[0], spoken, kind: 'fixed' };
  }
  const han = matchAt(HAN, text, at)?.[0];
  if (han) return { written: han, spoken: han, kind: 'han' };
  const pause = matchAt(PAUSE, text, at)?.[0];
  if (pause) return { written: pause, spoken: '', kind: 'pause' };
  // Emoji and signs without a rule are written but not said.
  return { written: matchAt(OTHER, text, at)?.[0] ?? text[at]!, spoken: '', kind: 'pause' };
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}
