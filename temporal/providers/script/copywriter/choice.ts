import { createHash } from 'node:crypto';

/** Picks that look free but depend on the content alone, so that a retry writes the same script again. */
export interface Chooser {
  /** An integer from 0 to 999. */
  number(): number;
  shuffled<T>(items: readonly T[]): T[];
}

export function createChooser(content: unknown): Chooser {
  const seed = JSON.stringify(content);
  let draws = 0;
  const draw = () => createHash('sha256').update(`${draws++}:${seed}`).digest().readUInt32BE(0);
  return {
    number: () => draw() % 1000,
    shuffled(items) {
      const keyed = items.map((item) => ({ item, key: draw() }));
      return keyed.sort((a, b) => a.key - b.key).map(({ item }) => item);
    },
  };
}
