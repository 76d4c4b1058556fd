import type { Timeline } from '../../contracts/timeline.ts';

export interface Range {
  startMs: number;
  endMs: number;
}

/** Ranges that blackdetect logged. */
export function parseBlackRanges(log: string[]): Range[] {
  return log.flatMap((line) => {
    const found = /black_start:([\d.]+) black_end:([\d.]+)/.exec(line);
    return found ? [{ startMs: toMs(found[1]!), endMs: toMs(found[2]!) }] : [];
  });
}

/** Ranges that silencedetect logged; one that is still open ends with the film. */
export function parseSilentRanges(log: string[], filmMs: number): Range[] {
  const ranges: Range[] = [];
  for (const line of log) {
    const start = /silence_start: (-?[\d.]+)/.exec(line)?.[1];
    const end = /silence_end: ([\d.]+)/.exec(line)?.[1];
    if (start !== undefined) ranges.push({ startMs: Math.max(0, toMs(start)), endMs: filmMs });
    const last = ranges.at(-1);
    if (end !== undefined && last) last.endMs = toMs(end);
  }
  return ranges;
}

function toMs(seconds: string): number {
  return Math.round(Number(seconds) * 1000);
}

/** Where a film should be heard: under music everywhere but in its fades, else only where a voice speaks. */
export function heardRanges({ sound, totalFrames, fps }: Timeline): Range[] {
  const filmMs = (totalFrames * 1000) / fps;
  if (sound.music) return [{ startMs: sound.music.fadeInMs, endMs: filmMs - sound.music.fadeOutMs }];
  return sound.voice.map((voice) => ({ startMs: voice.startMs, endMs: voice.startMs + voice.durationMs }));
}

/** The parts of `ranges` that lie in one of `within`, where longer than `atLeastMs`. */
export function overlaps(ranges: Range[], within: Range[], atLeastMs: number): Range[] {
  return ranges.flatMap((range) =>
    within
      .map((each) => ({
        startMs: Math.max(range.startMs, each.startMs),
        endMs: Math.min(range.endMs, each.endMs),
      }))
      .filter((part) => part.endMs - part.startMs >= atLeastMs),
  );
}
