import type { FilmReading, ReviewResult } from '../../../contracts/insight.ts';
import { plainText } from '../../script/sanitise.ts';
import { allWords, coverage } from '../filmWords.ts';

/** People do not speak word by word as it was written. */
const SAID = 0.55;
const MOST = 12;

/** The planned script against what is said or shown; null where there is nothing to compare. */
export function compareScript(reading: FilmReading, script: string): ReviewResult['scriptComparison'] {
  const planned = sentences(script);
  const words = allWords(reading);
  if (planned.length === 0 || words.length === 0) return null;
  const there = words.map(({ text }) => text).join('\n');
  const missing = planned.filter((sentence) => coverage(sentence, there) < SAID);
  // Segment by segment: recognisers set few full stops, and one long line would hide what was added.
  const added = reading.speech
    .flatMap(({ text }) => sentences(text))
    .filter((sentence) => coverage(sentence, script) < SAID);
  return {
    matchedRatio: (planned.length - missing.length) / planned.length,
    missing: missing.slice(0, MOST),
    added: [...new Set(added)].slice(0, MOST),
  };
}

/** What is to be said: without markdown, and without notes such as 【镜头一】. */
function sentences(text: string): string[] {
  return text
    .split(/[。！？!?\n；;]+/)
    .map(plainText)
    .filter((sentence) => sentence.length > 1);
}
