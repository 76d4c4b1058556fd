import type { BlockReason } from '../../../prisma/generated/client/client.ts';
import type { TrafficConfig } from '../../platform/config.ts';
import type { Block } from './blocks.ts';
import { type Buckets, createBuckets } from './buckets.ts';
import type { Area, BlockedPlace } from './rules.ts';
import type { Visitor } from './visitors.ts';

/** Why somebody has to wait: a block's reason, or too much within a short time. */
export interface Stop {
  why: BlockReason | 'RATE';
  retryAfterSeconds: number;
}

/** Who may come in, decided from memory alone: nothing here waits for anything, whatever else is away. */
export function createGate(config: TrafficConfig, now: () => number = () => performance.now()) {
  const buckets: Record<Area, Buckets> = {
    api: createBuckets(config.perMinute.api, { now }),
    page: createBuckets(config.perMinute.page, { now }),
    files: createBuckets(config.perMinute.files, { now }),
  };
  let blocks = new Map<string, Block[]>();

  return {
    /** The block that keeps this visitor from one of these places, if there is one. */
    blocked(visitor: Visitor, places: readonly BlockedPlace[]): Stop | null {
      if (blocks.size === 0 || visitor.exempt || !config.guard) return null;
      const own = blocks.get(visitor.network);
      if (!own) return null;
      const at = now();
      for (const { place, reason, until } of own) {
        if (until > at && (place === '*' || places.includes(place))) {
          return { why: reason, retryAfterSeconds: Math.ceil((until - at) / 1000) };
        }
      }
      return null;
    },
    /** Takes so many calls from what the visitor may do in this area. */
    spend(visitor: Visitor, area: Area, count = 1): Stop | null {
      if (visitor.exempt || !config.guard) return null;
      const retryAfterSeconds = buckets[area].take(visitor.network, count);
      return retryAfterSeconds > 0 ? { why: 'RATE', retryAfterSeconds } : null;
    },
    /** All processes together have served a minute's worth: nothing more before the minute is over. */
    exhaust(network: string, area: Area, seconds: number): void {
      buckets[area].empty(network, seconds);
    },
    forget(network: string): void {
      for (const bucket of Object.values(buckets)) bucket.forget(network);
    },
    /** @returns the networks whose block was lifted before its time. */
    replaceBlocks(fresh: Map<string, Block[]>): string[] {
      const at = now();
      const lifted = [...blocks]
        .filter(([network, own]) =>
          own.some(
            ({ place, until }) =>
              // What ends within a second has ended by itself.
              until > at + 1_000 && !fresh.get(network)?.some((kept) => kept.place === place),
          ),
        )
        .map(([network]) => network);
      blocks = fresh;
      return lifted;
    },
    get blockedNetworks() {
      return blocks.size;
    },
    /** Networks whose bucket is not full, over all areas. */
    get watchedNetworks() {
      return Object.values(buckets).reduce((sum, bucket) => sum + bucket.size, 0);
    },
  };
}

export type Gate = ReturnType<typeof createGate>;
