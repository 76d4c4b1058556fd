/** Natural logarithm of the most likely choice's probability. */
export function logProbabilityOf(logits: Float32Array): number {
  return -Math.log(sumOfExponents(logits, highest(logits)));
}

/** Probability of one choice, 0–1. */
export function probabilityAmong(logits: Float32Array, id: number): number {
  const max = highest(logits);
  return Math.exp(logits[id]! - max) / sumOfExponents(logits, max);
}

function highest(logits: Float32Array): number {
  return logits.reduce((max, value) => Math.max(max, value), Number.NEGATIVE_INFINITY);
}

function sumOfExponents(logits: Float32Array, max: number): number {
  return logits.reduce((sum, value) => sum + Math.exp(value - max), 0);
}
