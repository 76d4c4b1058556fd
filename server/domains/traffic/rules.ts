import type { BlockReason } from '../../../prisma/generated/client/client.ts';
import type { TrafficConfig } from '../../platform/config.ts';

/** What is limited by itself: an address that is kept from files may still use the rest. */
export type Area = 'api' | 'page' | 'files';
/** What is counted within windows, over all processes. */
export type WindowKind = Area | 'guess' | 'scan';

/** From what a block keeps an address out; '*' is everything. Shown as `endpoint`. */
export type BlockedPlace = Area | 'login' | '*';

export interface Rule {
  kind: WindowKind;
  windowSeconds: number;
  /** So many within a window are too many. */
  limit: number;
  reason: BlockReason;
  place: BlockedPlace;
  /** Each block within a day of the last one's end is twice as long, up to the longest. */
  firstSeconds: number;
  longestSeconds: number;
}

const DAY_SECONDS = 24 * 60 * 60;
/** How far beyond its limit an address must go on, past all its 429s, to be blocked for flooding. */
export const FLOOD_FACTOR = 2;

/**
 * When an address is kept out, and from what. The reasons (the seed shows none):
 * - FLOOD: it goes on with twice what is allowed, though it is told to wait. Kept from that area.
 * - CREDENTIAL_GUESSING: sign-ins fail and fail. Kept from signing in; who is signed in there works on.
 * - SCANNING: it asks for ever new addresses of nothing. Kept from everything, except for people who are signed in.
 */
export function rulesOf(config: TrafficConfig): Rule[] {
  const floods = (['api', 'page', 'files'] as const).map(
    (area): Rule => ({
      kind: area,
      windowSeconds: 60,
      limit: config.perMinute[area] * FLOOD_FACTOR,
      reason: 'FLOOD',
      place: area,
      firstSeconds: 60,
      longestSeconds: 60 * 60,
    }),
  );
  return [
    ...floods,
    {
      kind: 'guess',
      windowSeconds: 600,
      limit: config.signInFailures,
      reason: 'CREDENTIAL_GUESSING',
      place: 'login',
      firstSeconds: 15 * 60,
      longestSeconds: DAY_SECONDS,
    },
    {
      kind: 'scan',
      windowSeconds: 600,
      limit: config.scanPaths,
      reason: 'SCANNING',
      place: '*',
      firstSeconds: 10 * 60,
      longestSeconds: DAY_SECONDS,
    },
  ];
}

/** Why, as people read it. */
export const REASON_WORDS: Readonly<Record<BlockReason, string>> = {
  FLOOD: '请求过于频繁',
  CREDENTIAL_GUESSING: '登录失败次数过多',
  SCANNING: '探测不存在的地址',
};
