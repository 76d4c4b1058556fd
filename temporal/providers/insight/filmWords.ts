/** The words of a film, and whether a phrase is among them. */
import type { FilmReading, TimedText } from '../../contracts/insight.ts';
import { isAiLabel, saysAiMade } from './aiLabelText.ts';

export interface FilmText extends TimedText {
  where: '台词' | '字幕' | '画面文字';
}

/** Everything said and shown, in the order of the film. Where captions have no times of their own, their scene's count. */
export function allWords({ speech, captions, scenes }: FilmReading): FilmText[] {
  const words = (where: FilmText['where'], texts: readonly TimedText[]): FilmText[] =>
    texts
      .filter(({ text }) => text.trim() !== '')
      .map(({ startMs, endMs, text }) => ({ startMs, endMs, text, where }));
  const ofScenes = (field: 'subtitle' | 'pictureText') =>
    scenes.map((scene) => ({ startMs: scene.startMs, endMs: scene.endMs, text: scene[field] }));
  return [
    ...words('台词', speech),
    ...words('字幕', captions.length > 0 ? captions : ofScenes('subtitle')),
    ...words('画面文字', ofScenes('pictureText')),
  ].sort((a, b) => a.startMs - b.startMs);
}

/** What the film tells: without the AI label, which is the law's. */
export function toldWords(reading: FilmReading): FilmText[] {
  return allWords(reading).flatMap((one) => {
    if (one.where === '台词') return [one];
    const text = one.text
      .split('\n')
      .filter((line) => !isAiLabel(line))
      .join('\n');
    return text.trim() === '' ? [] : [{ ...one, text }];
  });
}

/** AI labels on the picture; to say it is not to show it. */
export function labelsOf(reading: FilmReading): FilmText[] {
  return allWords(reading).flatMap((one) => {
    const label = one.where === '台词' ? undefined : one.text.split('\n').find(saysAiMade);
    return label === undefined ? [] : [{ ...one, text: label }];
  });
}

/** Without captions that only write what is being said. */
export function differentWords(words: readonly FilmText[]): FilmText[] {
  const said = words.filter(({ where }) => where === '台词');
  return words.filter(
    (one) =>
      one.where === '台词' ||
      !said.some(
        (other) =>
          other.startMs < one.endMs && other.endMs > one.startMs && coverage(one.text, other.text) >= 0.8,
      ),
  );
}

/**
 * Whether a film without words is known to have none: somebody read its pictures, and listened, unless nobody speaks
 * in it. Else nothing may be said of what it does not say.
 */
export function wordsKnown({ engines, sound }: FilmReading): boolean {
  return engines.reading !== null && (engines.hearing !== null || sound.voice.length === 0);
}

const HAN_PAIR = /(?=(\p{Script=Han}{2}))/gu;
const LATIN_OR_NUMBER = /[a-z]+|\d+(?:\.\d+)?/gi;

/** What a phrase is recognised by: its pairs of characters, its Latin words and its numbers. */
function marks(text: string): string[] {
  const pairs = [...text.matchAll(HAN_PAIR)].map(([, pair]) => pair!);
  const others = (text.match(LATIN_OR_NUMBER) ?? []).map((word) => word.toLowerCase());
  return [...new Set([...pairs, ...others])];
}

/** How much of a phrase stands in a text, 0–1; people say things in other words, so half is much. */
export function coverage(phrase: string, text: string): number {
  const wanted = marks(phrase);
  const bare = phrase.trim();
  if (wanted.length === 0) return bare !== '' && text.includes(bare) ? 1 : 0;
  const there = new Set(marks(text));
  return wanted.filter((mark) => there.has(mark)).length / wanted.length;
}

const MENTIONED = 0.5;

/** Whether a text speaks of something: half of its words are there. */
export const mentions = (text: string, phrase: string): boolean => coverage(phrase, text) >= MENTIONED;

/** Recognisers cut a sentence where somebody breathes. */
const SAME_SENTENCE_MS = 1_500;

/** Where a phrase is said or shown first, also across two parts of a sentence; null where it is not. */
export function firstMention(words: readonly FilmText[], phrase: string): FilmText | null {
  for (const one of words) {
    if (mentions(one.text, phrase)) return one;
    const next = words.find(
      (other) =>
        other.where === one.where &&
        other.startMs >= one.endMs &&
        other.startMs - one.endMs <= SAME_SENTENCE_MS,
    );
    if (next && !mentions(next.text, phrase)) {
      const both = `${one.text}${next.text}`;
      if (mentions(both, phrase)) return { ...one, endMs: next.endMs, text: both };
    }
  }
  return null;
}

/** What a selling point says before it explains itself: "静音，夜里不打扰睡眠" is 静音. */
const headOf = (point: string) => point.split(/[，,；;：:。（(]/)[0]!.trim();

/** Whether a text makes a product's selling point: half of its words, or the whole of its head. */
export function isPointMade(point: string, text: string): boolean {
  return mentions(text, point) || (headOf(point) !== '' && coverage(headOf(point), text) === 1);
}

/** Where a selling point is made first; null where it is not. */
export function firstPointMade(words: readonly FilmText[], point: string): FilmText | null {
  return firstMention(words, point) ?? words.find(({ text }) => isPointMade(point, text)) ?? null;
}
