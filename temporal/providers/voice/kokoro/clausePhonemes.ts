import type { ClauseEnd } from '../text/clauses.ts';
import { type Syllable, syllablesOf } from '../text/pinyinSyllables.ts';
import { applyToneSandhi } from '../text/toneSandhi.ts';
import type { PlannedWord } from '../text/wordPlan.ts';
import type { VoiceLanguage } from '../types.ts';
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
  language: VoiceLanguage,
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
    else if (kind === 'latin') said.push(...(await sayLatin(run, language, phonemizeLatin)));
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
  const syllables = applyToneSandhi(syllablesOf(run.map((piece) => piece.text)), lengths);
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

/**
 * Neighbouring Latin words are one utterance, so that "of the" is weak; each is also said alone, for its share.
 * Letters of acronyms go by their names.
 */
async function sayLatin(
  run: Array<{ text: string; word: number }>,
  language: VoiceLanguage,
  phonemizeLatin: PhonemizeLatin,
): Promise<Said[]> {
  // "A" and "I" are words in English as well: letters only among other letters.
  const capitals = run.map(({ text }) => /^[A-Z]$/.test(text));
  const spelling =
    language === 'zh' ||
    run.some(({ text }, index) => /^[B-HJ-Z]$/.test(text) || (capitals[index] && capitals[index + 1]));
  const isLetter = (text: string) => /^[A-Z]$/.test(text) && (spelling || !/^[AI]$/.test(text));
  const said: Said[] = [];
  for (let from = 0; from < run.length; ) {
    const first = run[from]!;
    if (isLetter(first.text)) {
      said.push({
        word: first.word,
        phonemes: letterPhonemes(first.text, language) ?? '',
        weight: SYLLABLE_WEIGHT,
      });
      from += 1;
      continue;
    }
    let to = from + 1;
    while (to < run.length && !isLetter(run[to]!.text)) to += 1;
    said.push(...(await sayUtterance(run.slice(from, to), phonemizeLatin)));
    from = to;
  }
  return said;
}

async function sayUtterance(
  words: Array<{ text: string; word: number }>,
  phonemizeLatin: PhonemizeLatin,
): Promise<Said[]> {
  const utterance = words.map(({ text }) => text).join(' ');
  const alone = words.length > 1 ? words.map(({ text }) => text) : [];
  const [whole = '', ...parts] = await phonemizeLatin([utterance, ...alone]);
  return words.map(({ word }, index) => {
    const weight = (parts[index] ?? whole).replace(/[ˈˌ ]/g, '').length;
    return { word, phonemes: index === 0 ? whole : '', weight };
  });
}
