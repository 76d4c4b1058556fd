import type { SpokenClause } from '../../../contracts/speech.ts';

/** A piece that is never broken: a spoken word with the punctuation and space around it. */
export interface CaptionToken {
  text: string;
  startMs: number;
  endMs: number;
}

/**
 * The clause as written, cut at its spoken words, so that nothing of the text is lost: what no word covers
 * (punctuation, spaces) is kept with the word before it, opening brackets with the word after it.
 */
export function clauseTokens(clause: SpokenClause): CaptionToken[] {
  const tokens: CaptionToken[] = [];
  let at = 0;
  for (const word of clause.words) {
    const text = word.text.trim();
    const found = text === '' ? -1 : clause.text.indexOf(text, at);
    if (found < 0) continue;
    const between = clause.text.slice(at, found);
    const opening = /[\s]*[（(「『“‘《【[]*$/u.exec(between)![0].trimStart();
    const previous = tokens.at(-1);
    const kept = between.slice(0, between.length - opening.length);
    if (previous) previous.text += kept;
    tokens.push({
      text: (previous ? '' : kept.trimStart()) + opening + text,
      startMs: word.startMs,
      endMs: word.endMs,
    });
    at = found + text.length;
  }
  const rest = clause.text.slice(at);
  const last = tokens.at(-1);
  if (last) last.text += rest;
  else if (clause.text.trim() !== '')
    tokens.push({ text: clause.text.trim(), startMs: clause.startMs, endMs: clause.endMs });
  return tokens.flatMap(splitLong);
}

const LONG_TOKEN = 8;

/** An engine that gives a whole clause as one "word" still has to be broken somewhere: share its time out. */
function splitLong(token: CaptionToken): CaptionToken[] {
  const text = token.text.trim();
  const longHan = /\p{Script=Han}/u.test(text) && [...text].length > LONG_TOKEN;
  const pieces = longHan
    ? token.text.match(HAN_PIECES)
    : /\s/.test(text)
      ? token.text.match(/\S+\s*/gu)
      : null;
  if (!pieces) return [token];
  const total = pieces.reduce((sum, piece) => sum + piece.length, 0);
  const lengthMs = token.endMs - token.startMs;
  let done = 0;
  return pieces.map((piece) => {
    const startMs = token.startMs + Math.round((lengthMs * done) / total);
    done += piece.length;
    return { text: piece, startMs, endMs: token.startMs + Math.round((lengthMs * done) / total) };
  });
}

/** A character or a Latin word or number, with the punctuation that follows it. */
const HAN_PIECES = /[\p{L}\p{N}\p{M}](?:(?<=[A-Za-z0-9])[A-Za-z0-9.%'-]*)?[^\p{L}\p{N}]*|[^\p{L}\p{N}]+/gu;
