import type { FilmReading, FilmScene, TimeRange } from '../../../contracts/insight.ts';

const PART_MS = 5_000;

/**
 * The film in parts of about five seconds; each is described by the scene that fills most of it. What is said
 * belongs to the part in which most of it is said, so that no sentence stands twice.
 */
export function equalParts(reading: FilmReading): FilmScene[] {
  const { probe, scenes, speech, captions } = reading;
  const { durationMs } = probe;
  if (scenes.length === 0) return [];
  const count = Math.max(1, Math.round(durationMs / PART_MS));
  const borders = Array.from({ length: count + 1 }, (_, index) => Math.round((index * durationMs) / count));
  return Array.from({ length: count }, (_, index) => {
    const part: TimeRange = { startMs: borders[index]!, endMs: borders[index + 1]! };
    const isLast = index === count - 1;
    const middleIn = ({ startMs, endMs }: TimeRange) => {
      const middle = (startMs + endMs) / 2;
      return middle >= part.startMs && (middle < part.endMs || isLast);
    };
    const inside = scenes.filter((scene) => sharedMs(scene, part) > 0);
    const main = inside.reduce(
      (a, b) => (sharedMs(b, part) > sharedMs(a, part) ? b : a),
      inside[0] ?? scenes.at(-1)!,
    );
    const shown =
      captions.length > 0
        ? captions.filter(middleIn).map(({ text }) => text)
        : inside.map(({ subtitle }) => subtitle);
    const beginning = scenes.find(({ startMs }) => startMs === part.startMs);
    return {
      ...main,
      ...part,
      sceneId: index + 1,
      entry: index === 0 ? 'start' : (beginning?.entry ?? 'continued'),
      asr: speech
        .filter(middleIn)
        .map(({ text }) => text)
        .join(' '),
      subtitle: lines(shown),
      pictureText: lines(inside.map(({ pictureText }) => pictureText)),
      sameAs: null,
    };
  });
}

function sharedMs(one: TimeRange, other: TimeRange): number {
  return Math.max(0, Math.min(one.endMs, other.endMs) - Math.max(one.startMs, other.startMs));
}

/** Each line once. */
function lines(texts: readonly string[]): string {
  return [...new Set(texts.flatMap((text) => text.split('\n')).filter(Boolean))].join('\n');
}
