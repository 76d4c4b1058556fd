export interface Embedding {
  /** One unit vector for each text, all of one length. */
  vectors: Float32Array[];
  /** Which engine compared, in Chinese. Vectors of different engines cannot be compared. */
  engine: string;
}

export interface EmbedOptions {
  signal?: AbortSignal;
}

/** Cosine of the angle between two vectors: −1…1; 0 where one of them is empty. Good for ranking only. */
export function cosine(a: Float32Array, b: Float32Array): number {
  if (a.length !== b.length) throw new RangeError(`vectors of ${a.length} and ${b.length} numbers`);
  let dot = 0;
  let lengthA = 0;
  let lengthB = 0;
  for (let index = 0; index < a.length; index += 1) {
    dot += a[index]! * b[index]!;
    lengthA += a[index]! ** 2;
    lengthB += b[index]! ** 2;
  }
  return lengthA === 0 || lengthB === 0 ? 0 : dot / Math.sqrt(lengthA * lengthB);
}

/** Scales to length 1; an empty vector stays empty. */
export function toUnit(vector: Float32Array): Float32Array {
  const length = Math.sqrt(vector.reduce((sum, value) => sum + value * value, 0));
  return length === 0 ? vector : vector.map((value) => value / length);
}
