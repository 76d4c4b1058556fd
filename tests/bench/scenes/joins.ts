import { FPS, FRAME } from './footage.ts';
import type { Random } from './random.ts';
import type { DrawnFilm, TrueBoundary } from './tiers.ts';

type Joined = Pick<DrawnFilm, 'graph' | 'truth' | 'flashesMs'>;

const ms = (frames: number) => (frames * 1000) / FPS;

export function cut(shots: string[], frames: number[]): Joined {
  const labels = shots.map((_, index) => `[s${index}]`);
  const graph = `${shots.map((shot, index) => `${shot}[s${index}]`).join(';')};${labels.join('')}concat=n=${shots.length}[film]`;
  const truth = endsOf(frames).map((atMs): TrueBoundary => ({ kind: 'cut', fromMs: atMs, toMs: atMs }));
  return { graph, truth, flashesMs: [] };
}

/** When each shot but the last ends. */
function endsOf(frames: number[]): number[] {
  let count = 0;
  return frames.slice(0, -1).map((more) => {
    count += more;
    return ms(count);
  });
}

type Crossing = 'fade' | 'slideleft' | 'slideright' | 'wipeleft' | 'wiperight';

/** One picture into the next, within `shortest` to `longest` seconds. */
export function dissolved(
  random: Random,
  shots: string[],
  frames: number[],
  { shortest, longest, crossings }: { shortest: number; longest: number; crossings: readonly Crossing[] },
): Joined {
  const parts = shots.map((shot, index) => `${shot}[s${index}]`);
  const truth: TrueBoundary[] = [];
  let length = frames[0]!;
  let before = 's0';
  for (let index = 1; index < shots.length; index += 1) {
    const width = random.whole(shortest * FPS, longest * FPS);
    const from = length - width;
    const after = index === shots.length - 1 ? 'film' : `x${index}`;
    parts.push(
      `[${before}][s${index}]xfade=transition=${random.one(crossings)}:duration=${width / FPS}:offset=${from / FPS}[${after}]`,
    );
    truth.push({ kind: 'dissolve', fromMs: ms(from), toMs: ms(length) });
    length += frames[index]! - width;
    before = after;
  }
  return { graph: parts.join(';'), truth, flashesMs: [] };
}

/** To a colour and out of it, with up to 0.4 s of nothing between. One in three goes or comes at once. */
export function faded(random: Random, shots: string[], frames: number[], colour: 'black' | 'white'): Joined {
  const truth: TrueBoundary[] = [];
  const length = () => (random.whole(0, 3) === 0 ? 1 : random.whole(0.25 * FPS, 0.7 * FPS));
  const [downs, ups] = [frames.map(length), frames.map(length)];
  const holds = frames.map(() => random.whole(2, 0.4 * FPS));
  const parts: string[] = [];
  const labels: string[] = [];
  let at = 0;
  for (const [index, shot] of shots.entries()) {
    const count = frames[index]!;
    const filters = [];
    if (index > 0) filters.push(`fade=t=in:s=0:n=${ups[index]}:c=${colour}`);
    if (index < shots.length - 1)
      filters.push(`fade=t=out:s=${count - downs[index]!}:n=${downs[index]}:c=${colour}`);
    parts.push(`${shot},${filters.join(',')}[s${index}]`);
    labels.push(`[s${index}]`);
    at += count;
    if (index === shots.length - 1) break;
    const hold = holds[index]!;
    parts.push(
      `color=${colour}:s=${FRAME.width}x${FRAME.height}:r=${FPS}:d=${hold / FPS},format=yuv420p,setsar=1,settb=1/${FPS}[h${index}]`,
    );
    labels.push(`[h${index}]`);
    truth.push({ kind: 'fade', fromMs: ms(at - downs[index]!), toMs: ms(at + hold + ups[index + 1]!) });
    at += hold;
  }
  return {
    graph: `${parts.join(';')};${labels.join('')}concat=n=${labels.length}[film]`,
    truth,
    flashesMs: [],
  };
}

/**
 * In every shot one flash of one to five frames, wholly or partly white, sometimes with a decay; in every other one a
 * second within its last three frames, as photographers' lights before a cut.
 */
export function flashed(random: Random, film: Joined, frames: number[]): Joined {
  const ends = [0, ...film.truth.map(({ toMs }) => toMs)];
  const flashesMs: number[] = [];
  const white = (from: number, to: number, share: number) =>
    `drawbox=t=fill:c=white@${share.toFixed(2)}:enable='between(t,${from.toFixed(3)},${to.toFixed(3)})'`;
  const boxes = frames.flatMap((count, index) => {
    const at = ends[index]! / 1000 + random.between(0.4, count / FPS - 0.65);
    flashesMs.push(at * 1000);
    const width = random.whole(1, 6) / FPS;
    const boxes = [white(at, at + width, random.between(0.6, 1))];
    if (random.whole(0, 2) === 0) boxes.push(white(at + width + 0.001, at + width + 0.08, 0.3));
    if (index % 2 === 0 && index < frames.length - 1) {
      const end = ends[index]! / 1000 + count / FPS;
      const from = end - random.whole(2, 4) / FPS - 0.005;
      boxes.push(white(from, from + 1 / FPS, random.between(0.7, 1)));
    }
    return boxes;
  });
  const graph = `${film.graph.replace(/\[film\]$/, '[cuts]')};[cuts]${boxes.join(',')}[film]`;
  return { ...film, graph, flashesMs };
}
