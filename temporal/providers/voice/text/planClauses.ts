import { VoiceError, type VoiceLanguage } from '../types.ts';
import { type ClauseEnd, saidUnits, splitClauses } from './clauses.ts';
import { type PlannedWord, planWords } from './wordPlan.ts';

export interface PlannedClause {
  text: string;
  end: ClauseEnd;
  words: PlannedWord[];
}

/** Longer clauses are cut between words: engines lose their breath, and captions their readers. */
const MAX_UNITS = 40;

/** What is said, clause by clause. @throws VoiceError NOTHING_TO_SAY where no word is in the text. */
export function planClauses(text: string, language: VoiceLanguage): PlannedClause[] {
  const clauses = splitClauses(text.normalize('NFC').replace(/\r\n?/g, '\n'))
    .map(({ text: clause, end }) => ({ text: clause, end, words: planWords(clause, language) }))
    .filter(({ words }) => words.some((word) => word.pieces.length > 0))
    .flatMap(cutLong);
  if (clauses.length === 0) throw new VoiceError('NOTHING_TO_SAY', '这段文字里没有可以朗读的内容');
  return clauses;
}

function cutLong(clause: PlannedClause): PlannedClause[] {
  const units = clause.words.reduce((sum, word) => sum + unitsOf(word), 0);
  const parts = Math.ceil(units / MAX_UNITS);
  if (parts <= 1) return [clause];
  const cut: PlannedClause[] = [];
  let words: PlannedWord[] = [];
  let filled = 0;
  for (const word of clause.words) {
    words.push(word);
    filled += unitsOf(word);
    if (filled >= (units * (cut.length + 1)) / parts) {
      cut.push({ text: textOf(words), end: 'list', words });
      words = [];
    }
  }
  if (words.length > 0) cut.push({ text: textOf(words), end: clause.end, words });
  cut[cut.length - 1]!.end = clause.end;
  return cut;
}

const unitsOf = (word: PlannedWord) => saidUnits(word.pieces.map((piece) => piece.text).join(' '));
const textOf = (words: PlannedWord[]) => words.map((word) => word.text).join('');
