import { anyColour, FPS, footage, type Look } from './footage.ts';
import { cut, dissolved, faded, flashed } from './joins.ts';
import { type Random, seeded } from './random.ts';

/** Where one shot ends and the next begins, as it was drawn. A hard cut has no width. */
export interface TrueBoundary {
  kind: 'cut' | 'dissolve' | 'fade';
  fromMs: number;
  toMs: number;
}

export interface DrawnFilm {
  /** ffmpeg's -filter_complex, ending in [film]. */
  graph: string;
  truth: TrueBoundary[];
  /** Instants that are no boundaries. */
  flashesMs: number[];
  /** How coarsely it is encoded (x264). */
  crf: number;
}

export const TIERS = [
  'hard cuts',
  'dissolves',
  'short dissolves',
  'fades',
  'white fades',
  'flashes',
  'fast motion',
  'whip pans',
  'dark',
  'hand-held',
  'near takes',
  'fast cuts',
  'slides',
] as const;
export type Tier = (typeof TIERS)[number];

const SHOTS = 8;

const STEADY: Omit<Look, 'colour'> = { camera: 'slow', light: 1, passersBy: 0 };
const LOOKS: Record<Tier, Omit<Look, 'colour'>> = {
  'hard cuts': STEADY,
  dissolves: STEADY,
  'short dissolves': STEADY,
  fades: STEADY,
  'white fades': STEADY,
  flashes: STEADY,
  'fast motion': { ...STEADY, camera: 'fast', passersBy: 2 },
  'whip pans': { ...STEADY, camera: 'whip' },
  dark: { ...STEADY, noise: 14 },
  'hand-held': { ...STEADY, camera: 'zoom', passersBy: 1 },
  'near takes': STEADY,
  'fast cuts': { ...STEADY, camera: 'handheld' },
  slides: STEADY,
};
/** Of phones' recordings sent through a messenger. */
const COARSE: Partial<Record<Tier, number>> = { dark: 33, 'fast cuts': 30 };

const SIDEWAYS = ['slideleft', 'slideright', 'wipeleft', 'wiperight'] as const;

/** A film of eight shots (of quick ones more), 10–20 s, the same for the same tier and seed. */
export function drawTier(tier: Tier, seed: number): DrawnFilm {
  const random = seeded(seed * 7919 + TIERS.indexOf(tier));
  const frames = framesOf(tier, random);
  let colour = anyColour(random);
  const shots = frames.map((count, index) => {
    // Half of the shots stay at the same place, as in most films.
    const stays = tier === 'short dissolves' || tier === 'near takes' || random.whole(0, 2) === 0;
    if (!stays) colour = anyColour(random);
    const look: Look = { ...LOOKS[tier], colour };
    if (tier === 'dark') look.light = random.between(0.14, 0.35);
    if (tier === 'near takes') look.scenery = seed * 100 + (index >> 1);
    if (tier === 'whip pans') look.races = racesOf(index, frames.length);
    return footage(random, count / FPS, look, `s${index}`);
  });
  return { ...joined(tier, random, shots, frames), crf: COARSE[tier] ?? 23 };
}

function joined(tier: Tier, random: Random, shots: string[], frames: number[]): Omit<DrawnFilm, 'crf'> {
  switch (tier) {
    case 'dissolves':
      return dissolved(random, shots, frames, { shortest: 0.32, longest: 0.95, crossings: ['fade'] });
    case 'short dissolves':
      return dissolved(random, shots, frames, { shortest: 0.2, longest: 0.5, crossings: ['fade'] });
    case 'slides':
      return dissolved(random, shots, frames, { shortest: 0.24, longest: 0.64, crossings: SIDEWAYS });
    case 'fades':
      return faded(random, shots, frames, 'black');
    case 'white fades':
      return faded(random, shots, frames, 'white');
    case 'flashes':
      return flashed(random, cut(shots, frames), frames);
    default:
      return cut(shots, frames);
  }
}

function framesOf(tier: Tier, random: Random): number[] {
  if (tier === 'fast cuts')
    return [...Array.from({ length: 2 * SHOTS }, () => random.whole(8, 13)), 2 * FPS, 8, 8, 8, FPS];
  // Dissolves take from both sides: something of each shot is left between two of them.
  const shortest = tier.endsWith('dissolves') || tier === 'slides' ? 2.2 : 1.4;
  return Array.from({ length: SHOTS }, () => random.whole(shortest * FPS, 2.5 * FPS));
}

/** Every other cut lies in a whip: the shot before races out, the one behind it in. */
function racesOf(index: number, count: number): Look['races'] {
  if (index % 4 === 3) return 'inside';
  if (index % 4 === 0) return index === count - 1 ? 'inside' : 'out';
  return index % 4 === 1 ? 'in' : 'inside';
}
