import type { FilmReading, ReviewResult } from '../../../contracts/insight.ts';
import { allWords, coverage } from '../wording.ts';

const SAID = 0.55;
const MOST = 12;

/** The planned script against what is said or shown; null where there is nothing to compare. */
export function compareScript(reading: FilmReading, script: string): ReviewResult['scriptComparison'] {
  const planned = sentences(script);
  const words = allWords(reading);
  if (planned.length === 0 || words.length === 0) return null;
  const spoken = words.map(({ text }) => text).join('\n');
  const missing = planned.filter((sentence) => coverage(sentence, spoken) < SAID);
  const added = sentences(reading.asr).filter((sentence) => coverage(sentence, script) < SAID);
  return {
    matchedRatio: (planned.length - missing.length) / planned.length,
    missing: missing.slice(0, MOST),
    added: added.slice(0, MOST),
  };
}

function sentences(text: string): string[] {
  return text
    .split(/[。！？!?\n；;]+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.length > 1);
}
