/** The same numbers for the same seed on every machine (mulberry32). */
export interface Random {
  /** from ≤ … < to */
  between(from: number, to: number): number;
  whole(from: number, to: number): number;
  one<T>(of: readonly T[]): T;
}

export function seeded(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (from: number, to: number) => from + next() * (to - from);
  const whole = (from: number, to: number) => Math.floor(between(from, to));
  return { between, whole, one: (of) => of[whole(0, of.length)]! };
}
