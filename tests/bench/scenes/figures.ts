import type { TrueBoundary } from './tiers.ts';

/** A boundary that a detector claims; a cut begins and ends at the same instant. */
export interface FoundBoundary {
  fromMs: number;
  toMs: number;
}

export interface Counts {
  hits: number;
  misses: number;
  inventions: number;
}

/** A cut is hit within 100 ms. Of something gradual the middle of what was found lies in it, or 250 ms beside it. */
const TOLERANCE_MS = { cut: 100, gradual: 250 };

/** Each true boundary is hit by one found one at most, the nearest. */
export function compare(truth: readonly TrueBoundary[], found: readonly FoundBoundary[]): Counts {
  const left = new Set(found);
  let hits = 0;
  for (const { kind, fromMs, toMs } of truth) {
    const tolerance = kind === 'cut' ? TOLERANCE_MS.cut : TOLERANCE_MS.gradual;
    const middle = (fromMs + toMs) / 2;
    const distance = (one: FoundBoundary) => Math.abs((one.fromMs + one.toMs) / 2 - middle);
    const [nearest] = [...left]
      .filter((one) => distance(one) <= (toMs - fromMs) / 2 + tolerance)
      .sort((a, b) => distance(a) - distance(b));
    if (!nearest) continue;
    left.delete(nearest);
    hits += 1;
  }
  return { hits, misses: truth.length - hits, inventions: left.size };
}

export function sum(all: readonly Counts[]): Counts {
  return all.reduce(
    (total, { hits, misses, inventions }) => ({
      hits: total.hits + hits,
      misses: total.misses + misses,
      inventions: total.inventions + inventions,
    }),
    { hits: 0, misses: 0, inventions: 0 },
  );
}

export function figures({ hits, misses, inventions }: Counts): {
  precision: number;
  recall: number;
  f1: number;
} {
  const precision = hits + inventions === 0 ? 1 : hits / (hits + inventions);
  const recall = hits + misses === 0 ? 1 : hits / (hits + misses);
  return { precision, recall, f1: hits === 0 ? 0 : (2 * precision * recall) / (precision + recall) };
}
