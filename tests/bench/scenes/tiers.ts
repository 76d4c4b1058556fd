import { anyColour, FPS, FRAME, footage, type Look } from './footage.ts';
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
}

export const TIERS = [
  'hard cuts',
  'dissolves',
  'fades',
  'flashes',
  'fast motion',
  'dark',
  'hand-held',
] as const;
export type Tier = (typeof TIERS)[number];

const SHOTS = 8;

const LOOKS: Record<Tier, Omit<Look, 'colour'>> = {
  'hard cuts': { camera: 'slow', light: 1, passersBy: 0 },
  dissolves: { camera: 'slow', light: 1, passersBy: 0 },
  fades: { camera: 'slow', light: 1, passersBy: 0 },
  flashes: { camera: 'slow', light: 1, passersBy: 0 },
  'fast motion': { camera: 'fast', light: 1, passersBy: 2 },
  dark: { camera: 'slow', light: 0.3, passersBy: 0 },
  'hand-held': { camera: 'handheld', light: 1, passersBy: 0 },
};

/** A film of eight shots, 12–20 s, the same for the same tier and seed. */
export function drawTier(tier: Tier, seed: number): DrawnFilm {
  const random = seeded(seed * 7919 + TIERS.indexOf(tier));
  // Dissolves take from both sides: something of each shot is left between two of them.
  const shortest = tier === 'dissolves' ? 2.2 : 1.4;
  const frames = Array.from({ length: SHOTS }, () => random.whole(shortest * FPS, 2.5 * FPS));
  let colour = anyColour(random);
  const shots = frames.map((count, index) => {
    // Half of the shots stay at the same place, as in most films.
    if (random.whole(0, 2) === 0) colour = anyColour(random);
    const look: Look = { ...LOOKS[tier], colour };
    if (tier === 'dark') look.light = random.between(0.14, 0.35);
    return footage(random, count / FPS, look, `s${index}`);
  });
  if (tier === 'dissolves') return dissolved(random, shots, frames);
  if (tier === 'fades') return faded(random, shots, frames);
  const film = cut(shots, frames);
  return tier === 'flashes' ? flashed(random, film, frames) : film;
}

function cut(shots: string[], frames: number[]): DrawnFilm {
  const labels = shots.map((_, index) => `[s${index}]`);
  const graph = `${shots.map((shot, index) => `${shot}[s${index}]`).join(';')};${labels.join('')}concat=n=${shots.length}[film]`;
  return {
    graph,
    truth: endsOf(frames).map((atMs) => ({ kind: 'cut', fromMs: atMs, toMs: atMs })),
    flashesMs: [],
  };
}

/** When each shot but the last ends. */
function endsOf(frames: number[]): number[] {
  let count = 0;
  return frames.slice(0, -1).map((more) => {
    count += more;
    return (count * 1000) / FPS;
  });
}

function dissolved(random: Random, shots: string[], frames: number[]): DrawnFilm {
  const parts = shots.map((shot, index) => `${shot}[s${index}]`);
  const truth: TrueBoundary[] = [];
  let length = frames[0]!;
  let before = 's0';
  for (let index = 1; index < shots.length; index += 1) {
    const width = random.whole(0.32 * FPS, 0.95 * FPS);
    const from = length - width;
    const after = index === shots.length - 1 ? 'film' : `x${index}`;
    parts.push(
      `[${before}][s${index}]xfade=transition=fade:duration=${width / FPS}:offset=${from / FPS}[${after}]`,
    );
    truth.push({ kind: 'dissolve', fromMs: (from * 1000) / FPS, toMs: (length * 1000) / FPS });
    length += frames[index]! - width;
    before = after;
  }
  return { graph: parts.join(';'), truth, flashesMs: [] };
}

/** Down to black and up again, with up to 0.4 s of nothing between. One in three goes down or comes up at once. */
function faded(random: Random, shots: string[], frames: number[]): DrawnFilm {
  const truth: TrueBoundary[] = [];
  const downs = frames.map(() => (random.whole(0, 3) === 0 ? 1 : random.whole(0.25 * FPS, 0.7 * FPS)));
  const ups = frames.map(() => (random.whole(0, 3) === 0 ? 1 : random.whole(0.25 * FPS, 0.7 * FPS)));
  const holds = frames.map(() => random.whole(2, 0.4 * FPS));
  const parts: string[] = [];
  const labels: string[] = [];
  let at = 0;
  for (const [index, shot] of shots.entries()) {
    const count = frames[index]!;
    const filters = [];
    if (index > 0) filters.push(`fade=t=in:s=0:n=${ups[index]}`);
    if (index < shots.length - 1) filters.push(`fade=t=out:s=${count - downs[index]!}:n=${downs[index]}`);
    parts.push(`${shot},${filters.join(',')}[s${index}]`);
    labels.push(`[s${index}]`);
    at += count;
    if (index === shots.length - 1) break;
    const hold = holds[index]!;
    parts.push(
      `color=black:s=${FRAME.width}x${FRAME.height}:r=${FPS}:d=${hold / FPS},format=yuv420p,setsar=1,settb=1/${FPS}[h${index}]`,
    );
    labels.push(`[h${index}]`);
    const [from, to] = [at - downs[index]!, at + hold + ups[index + 1]!];
    truth.push({ kind: 'fade', fromMs: (from * 1000) / FPS, toMs: (to * 1000) / FPS });
    at += hold;
  }
  return {
    graph: `${parts.join(';')};${labels.join('')}concat=n=${labels.length}[film]`,
    truth,
    flashesMs: [],
  };
}

/** Hard cuts, and in every shot one flash of one to five frames, wholly or partly white, sometimes with a decay. */
function flashed(random: Random, film: DrawnFilm, frames: number[]): DrawnFilm {
  const ends = [0, ...film.truth.map(({ toMs }) => toMs)];
  const flashesMs: number[] = [];
  const boxes = frames.flatMap((count, index) => {
    const at = ends[index]! / 1000 + random.between(0.4, count / FPS - 0.65);
    flashesMs.push(at * 1000);
    const width = random.whole(1, 6) / FPS;
    const white = (from: number, to: number, share: number) =>
      `drawbox=t=fill:c=white@${share.toFixed(2)}:enable='between(t,${from.toFixed(3)},${to.toFixed(3)})'`;
    const boxes = [white(at, at + width, random.between(0.6, 1))];
    if (random.whole(0, 2) === 0) boxes.push(white(at + width + 0.001, at + width + 0.08, 0.3));
    return boxes;
  });
  return {
    ...film,
    graph: `${film.graph.replace(/\[film\]$/, '[cuts]')};[cuts]${boxes.join(',')}[film]`,
    flashesMs,
  };
}
