interface Bucket {
  tokens: number;
  /** When `tokens` was right, ms of the process's own clock, which never jumps. */
  at: number;
}

/**
 * A token bucket per network: half a minute's worth at once, then as many a second as the minute allows. Full buckets
 * are the same as none and are thrown away.
 */
export function createBuckets(
  perMinute: number,
  { most = 50_000, now = () => performance.now() }: { most?: number; now?: () => number } = {},
) {
  const capacity = Math.max(1, perMinute / 2);
  const perMs = perMinute / 60_000;
  const buckets = new Map<string, Bucket>();

  const level = (bucket: Bucket, at: number) =>
    Math.min(capacity, bucket.tokens + Math.max(0, at - bucket.at) * perMs);

  const makeRoom = (at: number) => {
    for (const [network, bucket] of buckets) if (level(bucket, at) >= capacity) buckets.delete(network);
    // Still full: those who came first are forgotten, which is to their favour.
    for (const network of buckets.keys()) {
      if (buckets.size < most / 2) break;
      buckets.delete(network);
    }
  };

  return {
    /** @returns seconds until there is enough again; 0 where the tokens were taken. */
    take(network: string, count = 1): number {
      const at = now();
      let bucket = buckets.get(network);
      if (!bucket) {
        if (buckets.size >= most) makeRoom(at);
        bucket = { tokens: capacity, at };
        buckets.set(network, bucket);
      }
      // More at once than a bucket holds is let through by a full one, and leaves debts.
      const tokens = level(bucket, at);
      const needed = Math.min(count, capacity);
      if (tokens < needed) return Math.max(1, Math.ceil((needed - tokens) / perMs / 1000));
      bucket.tokens = tokens - count;
      bucket.at = at;
      return 0;
    },
    /** Other processes have served so much already: empty until so many seconds from now. */
    empty(network: string, seconds: number): void {
      const at = now();
      const bucket = buckets.get(network);
      const debt = 1 - seconds * 1000 * perMs;
      if (bucket && level(bucket, at) <= debt) return;
      buckets.set(network, { tokens: debt, at });
    },
    forget(network: string): void {
      buckets.delete(network);
    },
    get size() {
      return buckets.size;
    },
  };
}

export type Buckets = ReturnType<typeof createBuckets>;
