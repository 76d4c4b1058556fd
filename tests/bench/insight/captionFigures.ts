import { bare, edits } from './errorRate.ts';

interface Caption {
  text: string;
  startMs: number;
  endMs: number;
}

export interface CaptionCounts {
  shown: number;
  seen: number;
  /** Of those shown for less than four seconds. */
  shortShown: number;
  shortSeen: number;
  /** Found, and no caption of the film's. */
  invented: number;
  characters: number;
  wrongCharacters: number;
  /** Of captions that were seen: how far their begins and ends are off, in ms. */
  offMs: number[];
}

const SHORT_MS = 4_000;
/** A caption is seen where at most a third of it is misread, at a time at which it is shown. */
const MISREAD = 0.34;

/** Each caption that was shown is matched with the found one at its time that is most like it; none is used twice. */
export function compareCaptions(shown: readonly Caption[], found: readonly Caption[]): CaptionCounts {
  const counts: CaptionCounts = {
    ...{ shown: 0, seen: 0, shortShown: 0, shortSeen: 0, invented: 0, characters: 0, wrongCharacters: 0 },
    offMs: [],
  };
  const left = new Set(found);
  for (const caption of shown) {
    const text = bare(caption.text);
    const isShort = caption.endMs - caption.startMs < SHORT_MS;
    counts.shown += 1;
    counts.characters += text.length;
    if (isShort) counts.shortShown += 1;
    const [best] = [...left]
      .filter(({ startMs, endMs }) => startMs < caption.endMs && endMs > caption.startMs)
      .map((one) => ({ one, wrong: edits(text, bare(one.text)) }))
      .sort((a, b) => a.wrong - b.wrong);
    if (!best || best.wrong > text.length * MISREAD) {
      counts.wrongCharacters += text.length;
      continue;
    }
    left.delete(best.one);
    counts.seen += 1;
    if (isShort) counts.shortSeen += 1;
    counts.wrongCharacters += best.wrong;
    counts.offMs.push(Math.abs(best.one.startMs - caption.startMs), Math.abs(best.one.endMs - caption.endMs));
  }
  counts.invented = left.size;
  return counts;
}

export function sumCaptions(all: readonly CaptionCounts[]): CaptionCounts {
  const total = (key: Exclude<keyof CaptionCounts, 'offMs'>) => all.reduce((sum, one) => sum + one[key], 0);
  return {
    shown: total('shown'),
    seen: total('seen'),
    shortShown: total('shortShown'),
    shortSeen: total('shortSeen'),
    invented: total('invented'),
    characters: total('characters'),
    wrongCharacters: total('wrongCharacters'),
    offMs: all.flatMap(({ offMs }) => offMs),
  };
}
