import type { ExportedAnalysis, TimedWords } from './exported.ts';

/** What is said; where nobody was heard, the captions that were read. Empty where there is neither. */
export function wordsForSrt({
  speech,
  captions,
}: Pick<ExportedAnalysis, 'speech' | 'captions'>): readonly TimedWords[] {
  return speech.length > 0 ? speech : captions;
}

/** Subtitles as players read them. */
export function toSrt(words: readonly TimedWords[]): string {
  return [...words]
    .sort((a, b) => a.startMs - b.startMs)
    .map(
      ({ startMs, endMs, text }, index) =>
        // An empty line would end the subtitle.
        `${index + 1}\n${clock(startMs)} --> ${clock(endMs)}\n${text.trim().replaceAll(/\s*\n\s*/g, '\n')}\n`,
    )
    .join('\n');
}

/** 00:01:02,345 */
function clock(ms: number): string {
  const total = Math.max(0, Math.round(ms));
  const part = (value: number, digits = 2) => String(value).padStart(digits, '0');
  const seconds = Math.floor(total / 1000);
  return `${part(Math.floor(seconds / 3600))}:${part(Math.floor(seconds / 60) % 60)}:${part(seconds % 60)},${part(total % 1000, 3)}`;
}
