import type { ClipInfo } from './types.ts';

/** Different bits of two 64-bit hashes up to which two shots look alike to a viewer. */
const NEAR_HASH_BITS = 6;

/** Two ranges of one material that share a moment. Images overlap with themselves. */
export function rangesOverlap(a: ClipInfo, b: ClipInfo): boolean {
  if (a.materialId !== b.materialId) return false;
  if (a.mediaType === 'image' || b.mediaType === 'image') return true;
  return a.startMs < b.endMs && b.startMs < a.endMs;
}

/** Shots that a viewer would take for the same picture. Unmeasured and blank hashes are never alike. */
export function looksAlike(a: ClipInfo, b: ClipInfo): boolean {
  const left = parseHash(a.perceptualHash);
  const right = parseHash(b.perceptualHash);
  if (left === null || right === null) return false;
  let difference = left ^ right;
  let bits = 0;
  while (difference !== 0n && bits <= NEAR_HASH_BITS) {
    difference &= difference - 1n;
    bits++;
  }
  return bits <= NEAR_HASH_BITS;
}

function parseHash(hash: string | null): bigint | null {
  if (!hash || !/^[0-9a-f]{16}$/i.test(hash)) return null;
  const value = BigInt(`0x${hash}`);
  return value === 0n ? null : value;
}
