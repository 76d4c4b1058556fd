import { AD_LAW_RULES, type AdLawWord } from './rules.ts';

export interface AdLawIssue {
  /** As it stands in the text. */
  word: string;
  /** Which rule it breaks, in Chinese. */
  rule: string;
  /** UTF-16 offset in the text. */
  index: number;
  /** What to do, in Chinese. */
  suggestion: string;
}

interface Hit extends AdLawIssue {
  replacement: string;
}

/** Words of an advertisement that Chinese advertising law forbids or that are risky, in the order of the text. */
export function findAdLawIssues(text: string): AdLawIssue[] {
  return findHits(text).map(({ replacement: _, ...issue }) => issue);
}

/** The text with every such word replaced or removed; what is left passes {@link findAdLawIssues}. */
export function removeAdLawIssues(text: string): string {
  let current = text;
  // A replacement may bring two halves together, so it is looked at again; every round shortens the list.
  for (let round = 0; round < 5; round++) {
    const hits = findHits(current);
    if (hits.length === 0) return current;
    for (const hit of hits.reverse()) {
      current = current.slice(0, hit.index) + hit.replacement + current.slice(hit.index + hit.word.length);
    }
  }
  for (const hit of findHits(current).reverse()) {
    current = current.slice(0, hit.index) + current.slice(hit.index + hit.word.length);
  }
  return current;
}

function findHits(text: string): Hit[] {
  const hits = AD_LAW_RULES.flatMap(({ rule, words }) =>
    words.flatMap((word) =>
      matches(text, word).map(
        ([found, index]): Hit => ({
          word: found,
          rule,
          index,
          suggestion: word.replacement
            ? `建议改为“${word.replacement}”或换成具体事实`
            : '建议删去，或换成有依据的具体事实',
          replacement: word.replacement,
        }),
      ),
    ),
  ).sort((a, b) => a.index - b.index || b.word.length - a.word.length);
  // Of hits that overlap the first and longest speaks for all.
  let end = 0;
  return hits.filter((hit) => {
    if (hit.index < end) return false;
    end = hit.index + hit.word.length;
    return true;
  });
}

function matches(text: string, { pattern, except }: AdLawWord): Array<[string, number]> {
  const harmless = except ? [...text.matchAll(withGlobal(except))] : [];
  return [...text.matchAll(withGlobal(pattern))]
    .filter(
      (match) =>
        !harmless.some(
          (other) =>
            other.index <= match.index && match.index + match[0].length <= other.index + other[0].length,
        ),
    )
    .map((match) => [match[0], match.index]);
}

function withGlobal(pattern: RegExp): RegExp {
  return new RegExp(pattern.source, `${pattern.flags}g`);
}
