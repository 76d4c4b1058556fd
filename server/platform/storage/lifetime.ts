/**
 * Start and end of a signed address, in whole seconds of Unix time. Both are rounded down to a quarter of the
 * lifetime: two calls within the same quarter make the same address.
 */
export function roundedLifetime(
  nowMs: number,
  expiresSeconds: number,
): { startsAt: number; expiresAt: number } {
  const step = Math.max(1, Math.floor(expiresSeconds / 4));
  const startsAt = Math.floor(nowMs / 1000 / step) * step;
  return { startsAt, expiresAt: startsAt + Math.max(1, Math.floor(expiresSeconds)) };
}
