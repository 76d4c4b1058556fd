import type { VoiceLanguage } from '../types.ts';
import { readChinese } from './chineseReadings.ts';
import { readEnglish } from './englishReadings.ts';
import type { Reading } from './reading.ts';
import { segmentWords } from './segmentWords.ts';

/** A piece of what is said, all Chinese or all Latin; `mark` is punctuation inside a clause. */
export interface SpokenPiece {
  kind: 'han' | 'latin' | 'mark';
  text: string;
}

/** A word as written with what is said for it. The texts of a clause's words joined are the clause's text. */
export interface PlannedWord {
  text: string;
  pieces: SpokenPiece[];
}

/** Words of one clause in the order they are said. */
export function planWords(clause: string, language: VoiceLanguage): PlannedWord[] {
  const readings = language === 'zh' ? readChinese(clause) : readEnglish(clause);
  const words: PlannedWord[] = [];
  for (const reading of readings) {
    if (reading.spoken === '') addSilent(words, reading.written);
    else words.push(...wordsOf(reading));
  }
  return mergeLeading(words);
}

/** The clause's spoken text for engines that pronounce by themselves, with the place of each word in it. */
export function spokenTextOf(words: PlannedWord[]): { text: string; starts: number[] } {
  let text = '';
  const starts = words.map((word) => {
    const said = word.pieces.map((piece) => piece.text).join(' ');
    if (/[A-Za-z0-9]$/.test(text) && /^[A-Za-z0-9]/.test(said)) text += ' ';
    const start = text.length;
    text += said;
    return start;
  });
  return { text, starts };
}

function wordsOf({ written, spoken, kind }: Reading): PlannedWord[] {
  if (kind === 'han')
    return segmentWords(written).map((word) => ({ text: word, pieces: [{ kind: 'han', text: word }] }));
  return [{ text: written, pieces: piecesOf(spoken) }];
}

function piecesOf(spoken: string): SpokenPiece[] {
  const parts = spoken.match(/\p{Script=Han}+|[^\s\p{Script=Han}]+/gu) ?? [];
  return parts.flatMap((part): SpokenPiece[] =>
    /^\p{Script=Han}/u.test(part)
      ? segmentWords(part).map((word) => ({ kind: 'han', text: word }))
      : [{ kind: 'latin', text: part }],
  );
}

/** Punctuation and spaces belong to the word before them; marks that part a clause are heard as such. */
function addSilent(words: PlannedWord[], written: string): void {
  const last = words.at(-1);
  const mark = /^[、，,；;：:—…]$/.test(written);
  if (!last) {
    words.push({ text: written, pieces: [] });
    return;
  }
  last.text += written;
  if (mark && last.pieces.length > 0 && last.pieces.at(-1)?.kind !== 'mark')
    last.pieces.push({ kind: 'mark', text: ',' });
}

/** An opening quote has no word before it: it goes to the word after it. */
function mergeLeading(words: PlannedWord[]): PlannedWord[] {
  const [first, second, ...rest] = words;
  if (!first || !second || first.pieces.length > 0) return words;
  return [{ text: first.text + second.text, pieces: second.pieces }, ...rest];
}
