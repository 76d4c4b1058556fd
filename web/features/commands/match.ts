/** What a person may type for something. */
export interface Searchable {
  label: string;
  /** Of its pinyin, e.g. "schj". */
  initials?: string;
  /** Other words for it, divided by blanks. */
  also?: string | undefined;
}

/**
 * How well words fit, best first: the name itself, its beginning, a part of it, its pinyin initials, another word
 * for it, and last its letters in order with gaps ("混剪" in "素材混合剪辑"). 0: not at all.
 */
export function scoreOf(query: string, { label, initials = '', also = '' }: Searchable): number {
  const wanted = fold(query);
  if (!wanted) return 1;
  const name = fold(label);
  if (name === wanted) return 100;
  if (name.startsWith(wanted)) return 90;
  if (name.includes(wanted)) return 80;
  if (initials.startsWith(wanted)) return 70;
  if (
    fold(also, ' ')
      .split(' ')
      .some((word) => word.startsWith(wanted))
  )
    return 60;
  if (wanted.length > 1 && initials.includes(wanted)) return 50;
  if (wanted.length > 1 && inOrder(wanted, name)) return 30;
  return 0;
}

/** Those that fit, best first; equals stay in the order they came. */
export function fitting<T extends Searchable>(query: string, all: readonly T[]): T[] {
  return all
    .map((one) => ({ one, score: scoreOf(query, one) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ one }) => one);
}

function fold(text: string, between = ''): string {
  return text.normalize('NFKC').toLowerCase().trim().replaceAll(/\s+/g, between);
}

function inOrder(wanted: string, name: string): boolean {
  let at = 0;
  for (const letter of wanted) {
    at = name.indexOf(letter, at) + 1;
    if (at === 0) return false;
  }
  return true;
}
