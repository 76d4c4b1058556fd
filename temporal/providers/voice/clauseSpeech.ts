import type { SpokenClause, SpokenWord } from '../../contracts/speech.ts';
import type { PlacedClause } from './audio/waveform.ts';
import type { PlannedWord } from './text/wordPlan.ts';

const toMs = (samples: number, sampleRate: number) => Math.round((samples * 1000) / sampleRate);

/**
 * A clause with its words, which share the clause's time.
 * @param shares where each word begins, 0–1 of the clause, rising; the first is taken as 0.
 */
export function spokenClause(
  text: string,
  words: PlannedWord[],
  shares: number[],
  place: Pick<PlacedClause, 'startSample' | 'endSample'>,
  sampleRate: number,
): SpokenClause {
  const startMs = toMs(place.startSample, sampleRate);
  const endMs = toMs(place.endSample, sampleRate);
  const begins = words.map((_, index) =>
    index === 0 ? startMs : Math.round(startMs + (shares[index] ?? 1) * (endMs - startMs)),
  );
  const spoken = words.map((word, index): SpokenWord => {
    return { text: word.text, startMs: begins[index]!, endMs: begins[index + 1] ?? endMs };
  });
  return { text, startMs, endMs, words: spoken };
}

/** Begins of the words from how much each weighs. */
export function sharesFromWeights(weights: number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0) || 1;
  let before = 0;
  return weights.map((weight) => {
    const share = before / total;
    before += weight;
    return share;
  });
}
