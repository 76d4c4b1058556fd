import type { EventBus } from '../../../events/bus.ts';
import type { App } from '../../../platform/app.ts';
import type { Watch } from '../../traffic/traffic.ts';

export const PARTS = [
  'DATABASE',
  'EVENTS',
  'TEMPORAL',
  'WORKERS',
  'QUEUES',
  'STORAGE',
  'DISK',
  'FFMPEG',
  'ENGINES',
  'PROXY',
  'VERSION',
] as const;
export type PartName = (typeof PARTS)[number];

/** How a part is: `WARNING` works and wants to be looked at, `DOWN` does not work. */
export interface PartHealth {
  part: PartName;
  state: 'OK' | 'WARNING' | 'DOWN';
  /** Chinese: what was seen, with figures. */
  detail: string;
  /** Chinese: what to do; null where there is nothing to do. */
  advice: string | null;
}

/** What a check may look at, in the process that was asked. */
export interface Seen {
  app: App;
  bus: EventBus;
  /** Absent where nobody watches traffic (tests of the domain). */
  watch: Watch | undefined;
}

export type Check = (seen: Seen) => Promise<Omit<PartHealth, 'part'>>;

export const fine = (detail: string) => ({ state: 'OK', detail, advice: null }) as const;
export const warning = (detail: string, advice: string) => ({ state: 'WARNING', detail, advice }) as const;
export const down = (detail: string, advice: string) => ({ state: 'DOWN', detail, advice }) as const;

export const tenths = (value: number) => String(Math.round(value * 10) / 10);
