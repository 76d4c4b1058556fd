import type { Evidence, FilmReading, FilmScene, TimedText } from '../../contracts/insight.ts';

/** "0:07.4" as an editor reads it. */
export function timecode(ms: number): string {
  const minutes = Math.floor(ms / 60_000);
  const seconds = (ms % 60_000) / 1000;
  return `${minutes}:${seconds.toFixed(1).padStart(4, '0')}`;
}

export const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} 秒`;
export const percent = (ratio: number) => `${Math.round(ratio * 100)}%`;

/** The scene that stands at an instant. */
export function sceneAt({ scenes }: FilmReading, atMs: number): FilmScene | null {
  return scenes.find(({ startMs, endMs }) => atMs >= startMs && atMs < endMs) ?? scenes.at(-1) ?? null;
}

/** A figure that belongs to the whole film. */
export const figure = (text: string): Evidence => ({
  atMs: null,
  thumbnailKey: null,
  figure: text,
  quote: null,
});

/** A place of the film with its picture. */
export function place(
  reading: FilmReading,
  atMs: number,
  words: { figure?: string; quote?: string },
): Evidence {
  return {
    atMs,
    thumbnailKey: sceneAt(reading, atMs)?.thumbnailKey ?? null,
    figure: words.figure ?? null,
    quote: words.quote ?? null,
  };
}

/** Everything said and shown, each with its time; a caption that repeats what is said stands there too. */
export function allWords({ speech, captions, scenes }: FilmReading): TimedText[] {
  const inPicture = scenes
    .filter(({ pictureText, subtitle }) => pictureText || subtitle)
    .map(({ startMs, endMs, pictureText, subtitle }) => ({
      startMs,
      endMs,
      text: [captions.length === 0 ? subtitle : '', pictureText].filter(Boolean).join('\n'),
    }))
    .filter(({ text }) => text !== '');
  return [...speech, ...captions, ...inPicture].sort((a, b) => a.startMs - b.startMs);
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
  if (wanted.length === 0) return text.includes(phrase.trim()) ? 1 : 0;
  const there = new Set(marks(text));
  return wanted.filter((mark) => there.has(mark)).length / wanted.length;
}

const MENTIONED = 0.5;

/** Where a phrase is said or shown first; null where it is not. */
export function firstMention(words: readonly TimedText[], phrase: string): TimedText | null {
  return words.find(({ text }) => coverage(phrase, text) >= MENTIONED) ?? null;
}

export const clamp = (value: number) => Math.max(0, Math.min(100, Math.round(value)));
