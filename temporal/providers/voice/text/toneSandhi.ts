import type { Syllable } from './pinyinSyllables.ts';

const DIGIT = /[零一二三四五六七八九十百点幺]/;
/** After these, 一 is an ordinal and keeps its tone. */
const ORDINAL_AFTER = /[月号楼等级期线代]/;
const LARGE = /[百千万亿]/;

/**
 * Spoken tones of one breath group: 一, 不 and third tones before third tones.
 * @param words lengths of the words in syllables, in order; sandhi binds closer inside a word.
 */
export function applyToneSandhi(syllables: Syllable[], words: number[]): Syllable[] {
  const ends = wordEnds(words);
  const said = syllables.map((syllable, index) => {
    const context = {
      previous: syllables[index - 1],
      next: syllables[index + 1],
      afterNext: syllables[index + 2],
    };
    if (syllable.character === '一' && syllable.base === 'yi')
      return { ...syllable, tone: toneOfYi(context, endsWord(index)) };
    if (syllable.character === '不' && syllable.base === 'bu')
      return { ...syllable, tone: toneOfBu(syllable, context) };
    return { ...syllable };
  });
  thirdTones(said, ends);
  return said;

  function endsWord(index: number): boolean {
    return ends.has(index) && !ends.has(index - 1) && index > 0;
  }
}

interface Context {
  previous: Syllable | undefined;
  next: Syllable | undefined;
  afterNext: Syllable | undefined;
}

function toneOfYi({ previous, next, afterNext }: Context, endsLongerWord: boolean): number {
  if (!next || endsLongerWord) return 1;
  if (previous && next.character === previous.character) return 0;
  if (previous && (/[第初周期]/.test(previous.character) || DIGIT.test(previous.character))) return 1;
  if (ORDINAL_AFTER.test(next.character)) return 1;
  const decimal = next.character === '点' && afterNext && DIGIT.test(afterNext.character);
  if (decimal || (DIGIT.test(next.character) && next.character !== '点' && !LARGE.test(next.character)))
    return 1;
  return next.tone === 4 || next.character === '个' ? 2 : 4;
}

function toneOfBu(syllable: Syllable, { previous, next }: Context): number {
  if (syllable.tone === 0) return 0;
  if (previous && next && previous.character === next.character) return 0;
  return next?.tone === 4 ? 2 : 4;
}

/** The index of the last syllable of each word. */
function wordEnds(words: number[]): Set<number> {
  const ends = new Set<number>();
  let at = -1;
  for (const length of words) {
    at += length;
    ends.add(at);
  }
  return ends;
}

/**
 * 3-3 becomes 2-3. Inside a word always (a three-syllable word of third tones changes its first two unless it
 * is built 1+2, which the segmenter does not tell); between words where one of them is a single syllable.
 */
function thirdTones(syllables: Syllable[], ends: Set<number>): void {
  const isSingle = (index: number) => ends.has(index) && (index === 0 || ends.has(index - 1));
  const inWord = (index: number) => !ends.has(index);
  for (let index = 0; index + 1 < syllables.length; index += 1) {
    const here = syllables[index]!;
    const next = syllables[index + 1]!;
    if (here.tone !== 3 || next.tone !== 3) continue;
    if (inWord(index) || isSingle(index) || isSingle(index + 1)) here.tone = 2;
  }
}
