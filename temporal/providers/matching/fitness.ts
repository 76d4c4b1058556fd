import type { FilmLayout } from '../../contracts/script.ts';
import type { ClipInfo } from './types.ts';

export interface Fitness {
  /** 0–1, the weighted mean of the parts. */
  value: number;
  length: number;
  motion: number;
  sharpness: number;
  brightness: number;
  orientation: number;
}

/** A picture may be slowed to this part of its speed before it looks wrong. */
export const MAX_SLOWDOWN = 1.3;

const WEIGHTS = { length: 0.35, motion: 0.15, sharpness: 0.2, brightness: 0.1, orientation: 0.2 } as const;

/** How well a range could fill a slot of `wantedMs`, whatever it shows. */
export function measureFitness(clip: ClipInfo, wantedMs: number, layout: FilmLayout): Fitness {
  const image = clip.mediaType === 'image';
  const parts = {
    length: image ? 0.8 : Math.min(1, ((clip.endMs - clip.startMs) * MAX_SLOWDOWN) / Math.max(1, wantedMs)),
    // Calm movement holds the eye; a still shot looks dead and a wild one tires.
    motion: image ? 0.5 : plateau(clip.motion, 0.08, 0.6, 0.3),
    sharpness: Math.min(1, clip.sharpness * 1.4),
    brightness: plateau(clip.brightness, 0.28, 0.78, 0.25),
    orientation: orientationFit(clip, layout),
  };
  const value = (Object.keys(WEIGHTS) as Array<keyof typeof WEIGHTS>).reduce(
    (sum, part) => sum + WEIGHTS[part] * parts[part],
    0,
  );
  return { value, ...parts };
}

/** 1 between `low` and `high`, falling to 0 within `margin` outside. */
function plateau(value: number, low: number, high: number, margin: number): number {
  const outside = value < low ? low - value : value > high ? value - high : 0;
  return Math.max(0, 1 - outside / margin);
}

/** The part of the picture that survives cropping to the film's shape (16:9 or 9:16), less for tiny pictures. */
function orientationFit(clip: ClipInfo, layout: FilmLayout): number {
  if (clip.width <= 0 || clip.height <= 0) return 0.5;
  const film = layout === 'horizontal' ? 16 / 9 : 9 / 16;
  const source = clip.width / clip.height;
  const kept = Math.min(source / film, film / source);
  const sizePenalty = Math.min(clip.width, clip.height) < 360 ? 0.7 : 1;
  return (0.3 + 0.7 * kept) * sizePenalty;
}
