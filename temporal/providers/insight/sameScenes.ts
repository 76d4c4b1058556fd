import type { Shot } from '../../contracts/media.ts';

/**
 * Of 64. A small measurement on real films: five shots again in a quarter of their size, cut by 6 %, brighter and
 * crushed by their codec were 4–8 bits off. Of 153 pairs from six films the nearest different shots were 16 off (in
 * one film) and 18 (in two); pieces of one standing camera's shot were 12 and more.
 */
const SAME_BITS = 10;

/**
 * For each shot the number (from 1) of the first earlier one that looks the same; null where it is new. A shot that
 * only goes on, and one in which nothing can be seen, is no repetition.
 */
export function sameScenes(shots: readonly Shot[]): Array<number | null> {
  return shots.map((shot, index) => {
    if (shot.entry === 'continued' || shot.unusable === 'black') return null;
    const earlier = shots.findIndex(
      (other, at) =>
        at < index &&
        other.unusable !== 'black' &&
        bitsApart(other.perceptualHash, shot.perceptualHash) <= SAME_BITS,
    );
    return earlier < 0 ? null : earlier + 1;
  });
}

function bitsApart(a: string, b: string): number {
  const differing = BigInt(`0x${a}`) ^ BigInt(`0x${b}`);
  return differing.toString(2).replaceAll('0', '').length;
}
