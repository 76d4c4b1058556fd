import type { ClauseEnd } from '../text/clauses.ts';
import { type Syllable, syllablesOf } from '../text/pinyinSyllables.ts';
import { applyToneSandhi } from '../text/toneSandhi.ts';
import type { PlannedWord } from '../text/wordPlan.ts';
import { letterPhonemes } from './englishPhonemes.ts';
import { pinyinPhonemes } from './pinyinPhonemes.ts';
import { KOKORO_SYMBOLS } from './symbols.ts';

export interface ClausePhonemes {
  phonemes: string;
  /** How much of the clause's time each word takes, relative to the others. */
  weights: number[];
}

/** Latin text to Kokoro's phonemes, many at once. */
export type PhonemizeLatin = (texts: string[]) => Promise<string[]>;

interface Said {
  word: number;
  phonemes: string;
  weight: number;
}

const MARKS: Record<ClauseEnd, string> = {
  list: ',',
  comma: ',',
  colon: ':',
  semicolon: ';',
  period: '.',
  question: '?',
  exclamation: '!',
  none: '.',
};

/** Words in which a final 儿 is a syllable of its own. */
const FULL_ER = /^(?:女|婴|幼|孤|胎|健|少|育|宠|男|侄|小|患|孩|产|生|混血|新生|早产)儿$/;
const SYLLABLE_WEIGHT = 3;
const NEUTRAL_WEIGHT = 2.2;

/** The model's input for one clause and the share of each word in it. */
export async function clausePhonemes(
  words: PlannedWord[],
  end: ClauseEnd,
  phonemizeLatin: PhonemizeLatin,
): Promise<ClausePhonemes> {
  const pieces = words.flatMap((word, index) => word.pieces.map((piece) => ({ ...piece, word: index })));
  const said: Said[] = [];
  for (let from = 0; from < pieces.length; ) {
    const kind = pieces[from]!.kind;
    let to = from;
    while (to < pieces.length && pieces[to]!.kind === kind) to += 1;
    const run = pieces.slice(from, to);
    if (kind === 'han') said.push(...sayHan(run));
    else if (kind === 'latin') said.push(...(await sayLatin(run, phonemizeLatin)));
    else said.push({ word: run[0]!.word, phonemes: ',', weight: 2 });
    from = to;
  }
  const weights = words.map(() => 0);
  for (const { word, weight } of said) weights[word]! += weight;
  const phonemes = said
    .map((piece) => piece.phonemes)
    .filter(Boolean)
    .join(' ')
    .replaceAll(' ,', ',');
  return { phonemes: phonemes && `${phonemes.replace(/,$/, '')}${MARKS[end]}`, weights };
}

/** Symbols the model does not know are left out; that is what its own tokenizer does. */
export function symbolIds(phonemes: string): number[] {
  return [...phonemes].map((symbol) => KOKORO_SYMBOLS[symbol]).filter((id) => id !== undefined);
}

function sayHan(run: Array<{ text: string; word: number }>): Said[] {
  const lengths = run.map((piece) => [...piece.text].length);
  const syllables = applyToneSandhi(syllablesOf(run.map((piece) => piece.text).join('')), lengths);
  let at = 0;
  return run.map((piece, index) => {
    const own = syllables.slice(at, at + lengths[index]!);
    at += lengths[index]!;
    const spoken = sayWord(piece.text, own);
    return { word: piece.word, phonemes: spoken.join(''), weight: weightOf(own, spoken.length) };
  });
}

function sayWord(text: string, syllables: Syllable[]): string[] {
  const erhua = syllables.length > 1 && text.endsWith('儿') && !FULL_ER.test(text);
  const voiced = erhua ? syllables.slice(0, -1) : syllables;
  return voiced.map(({ base, tone }, index) => {
    return pinyinPhonemes(base, tone, erhua && index === voiced.length - 1) ?? '';
  });
}

function weightOf(syllables: Syllable[], spoken: number): number {
  return syllables
    .slice(0, spoken)
    .reduce((sum, { tone }) => sum + (tone === 0 ? NEUTRAL_WEIGHT : SYLLABLE_WEIGHT), 0);
}

/** Neighbouring Latin words are one utterance, so that "of the" is weak; each is also said alone, for its share. */
async function sayLatin(
  run: Array<{ text: string; word: number }>,
  phonemizeLatin: PhonemizeLatin,
): Promise<Said[]> {
  const isLetter = (text: string) => letterPhonemes(text) !== null && text !== 'I' && text !== 'A';
  const groups: Array<typeof run> = [];
  for (const piece of run) {
    const last = groups.at(-1);
    const spelled =
      isLetter(piece.text) ||
      (piece.text.length === 1 &&
        run.length > 1 &&
        letterPhonemes(piece.text) !== null &&
        run.some((other) => isLetter(other.text)));
    if (spelled) groups.push([{ ...piece, text: `/${piece.text}` }]);
    else if (last && !last[0]!.text.startsWith('/')) last.push(piece);
    else groups.push([piece]);
  }
  const said: Said[] = [];
  for (const group of groups) {
    const [first] = group;
    if (first!.text.startsWith('/')) {
      const phonemes = letterPhonemes(first!.text.slice(1)) ?? '';
      said.push({ word: first!.word, phonemes, weight: SYLLABLE_WEIGHT });
      continue;
    }
    const utterance = group.map((piece) => piece.text).join(' ');
    const alone = group.length > 1 ? group.map((piece) => piece.text) : [];
    const [whole = '', ...parts] = await phonemizeLatin([utterance, ...alone]);
    group.forEach((piece, index) => {
      const own = parts[index] ?? whole;
      said.push({
        word: piece.word,
        phonemes: index === 0 ? whole : '',
        weight: own.replace(/[ˈˌ ]/g, '').length,
      });
    });
  }
  return said;
}
