import type { Evidence, FilmReading, FilmScene, TimeRange } from '../../contracts/insight.ts';

/** "0:07.4" as an editor reads it and as the player's clock shows it: begun tenths. */
export function timecode(ms: number): string {
  const tenths = Math.floor(ms / 100);
  return `${Math.floor(tenths / 600)}:${((tenths % 600) / 10).toFixed(1).padStart(4, '0')}`;
}

export const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} 秒`;
/** An instant in words, the same as its time-code. */
export const second = (ms: number) => seconds(Math.floor(ms / 100) * 100);
/** With a minus sign, not a hyphen. */
export const signed = (value: number) => value.toFixed(1).replace('-', '−');
export const percent = (ratio: number) => `${Math.round(ratio * 100)}%`;
export const clamp = (value: number) => Math.max(0, Math.min(100, Math.round(value)));

/** The sentences of what is wrong, in their order. */
export const troublesOf = (...troubles: Array<string | false | null | undefined>): string[] =>
  troubles.filter((trouble) => typeof trouble === 'string');

/** The scene that stands at an instant. */
export function sceneAt({ scenes }: FilmReading, atMs: number): FilmScene | null {
  return scenes.find(({ startMs, endMs }) => atMs >= startMs && atMs < endMs) ?? scenes.at(-1) ?? null;
}

/** The film's own shots: long ones are divided into several scenes, which are no cuts. */
export function shotsOf({ scenes }: FilmReading): TimeRange[] {
  const shots: TimeRange[] = [];
  for (const { startMs, endMs, entry } of scenes) {
    const before = shots.at(-1);
    if (entry === 'continued' && before) before.endMs = endMs;
    else shots.push({ startMs, endMs });
  }
  return shots;
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
    figure: words.figure || null,
    quote: words.quote || null,
  };
}
