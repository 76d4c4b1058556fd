import type { FilmLanguage } from '../../contracts/script.ts';
import { tagWords } from './words.ts';

/** Characters a scene should have: shorter pieces are joined, longer ones cut at a clause. */
const LIMITS = { zh: { low: 10, high: 42 }, en: { low: 30, high: 130 } } as const;

/**
 * Cuts a given script into the narrations of its scenes, at sentences where possible, else at clauses, and only
 * inside a clause that is too long to be one scene at a word. Not a character is changed: joined together the
 * pieces give the text back but for white space.
 */
export function cutRawScript(text: string, language: FilmLanguage): string[] {
  const { low, high } = LIMITS[language];
  const pieces = text
    .split(/\n+/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
    .flatMap((paragraph) => {
      const parts = cutSentences(paragraph).flatMap((sentence) => cutLong(sentence, high));
      return joinShort(parts, low, high);
    });
  return joinUnspeakable(pieces).map((piece) => piece.trim());
}

/** Keeps the closing quotes with their sentence; "3.5" and "U.S." do not end one. */
function cutSentences(paragraph: string): string[] {
  return paragraph.match(/.+?(?:[。！？!?…；;]+["”’」』）)\]]*|[.]["”’)\]]*(?=\s|$)|$)\s*/gsu) ?? [paragraph];
}

function cutLong(sentence: string, high: number): string[] {
  if (sentence.trim().length <= high) return [sentence];
  const clauses = sentence.match(/.+?(?:[，、：:,—]+["”’」』）)\]]*(?!\d)|$)\s*/gsu) ?? [sentence];
  return packEvenly(
    clauses.flatMap((clause) => (clause.trim().length > high ? cutAtWords(clause, high) : [clause])),
    high,
  );
}

/** As few pieces as fit, of like length, so that no sentence leaves a stub behind. */
function packEvenly(parts: string[], high: number): string[] {
  const total = parts.join('').length;
  const wanted = total / Math.ceil(total / high);
  const pieces: string[] = [];
  let piece = '';
  for (const part of parts) {
    const grown = (piece + part).trim().length;
    const better = Math.abs(grown - wanted) <= Math.abs(piece.trim().length - wanted);
    if (piece !== '' && (grown > high || !better)) {
      pieces.push(piece);
      piece = part;
    } else {
      piece += part;
    }
  }
  return piece === '' ? pieces : [...pieces, piece];
}

function cutAtWords(clause: string, high: number): string[] {
  const words = tagWords(clause).flatMap(({ word }) =>
    word.length > high ? (word.match(new RegExp(`.{1,${high}}`, 'gsu')) ?? []) : [word],
  );
  return packEvenly(words, high);
}

function joinShort(pieces: string[], low: number, high: number): string[] {
  return pieces.reduce<string[]>((joined, piece) => {
    const last = joined.at(-1);
    const short = piece.trim().length < low || (last !== undefined && last.trim().length < low);
    if (last !== undefined && short && (last + piece).trim().length <= high)
      joined[joined.length - 1] = last + piece;
    else joined.push(piece);
    return joined;
  }, []);
}

/** A piece without a letter or a digit cannot be spoken and goes with its neighbour. */
function joinUnspeakable(pieces: string[]): string[] {
  const speakable = (text: string) => /[\p{L}\p{N}]/u.test(text);
  const joined: string[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    if (last !== undefined && (!speakable(piece) || !speakable(last)))
      joined[joined.length - 1] = last + piece;
    else joined.push(piece);
  }
  return joined;
}
