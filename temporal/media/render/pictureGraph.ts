import type { PictureSegment } from '../../contracts/timeline.ts';
import { type FilmShape, segmentFilters } from './segmentFilters.ts';

const XFADE = { fade: 'fade', slide: 'slideleft', wipe: 'wipeleft' } as const;

/**
 * The whole picture track as filtergraph statements; segment n reads input n, the result is the pad `[output]`.
 * Cuts are concatenated, only where pictures overlap a cross-fade runs.
 */
export function pictureGraph(picture: PictureSegment[], film: FilmShape, output: string): string[] {
  const statements = picture.map((segment, index) =>
    segmentFilters(segment, film, `${index}:v:0`, `s${index}`),
  );
  const groups = joinCuts(picture, film.fps, statements);
  let joined = groups[0]!;
  groups.slice(1).forEach((group, index) => {
    const { kind, frames } = group.into;
    if (kind === 'cut') throw new RangeError('groups of segments are divided by transitions');
    const pad = `x${index}`;
    const offset = (joined.frames - frames) / film.fps;
    statements.push(
      `[${joined.pad}][${group.pad}]xfade=transition=${XFADE[kind]}:duration=${(frames / film.fps).toFixed(6)}:offset=${offset.toFixed(6)}[${pad}]`,
    );
    joined = { pad, frames: joined.frames + group.frames - frames, into: joined.into };
  });
  statements.push(`[${joined.pad}]null[${output}]`);
  return statements;
}

interface Group {
  pad: string;
  frames: number;
  into: PictureSegment['transition'];
}

function joinCuts(picture: PictureSegment[], fps: number, statements: string[]): Group[] {
  const runs: Array<{ from: number; to: number }> = [];
  picture.forEach((segment, index) => {
    const run = runs.at(-1);
    if (run && segment.transition.frames === 0) run.to = index + 1;
    else runs.push({ from: index, to: index + 1 });
  });
  return runs.map(({ from, to }, index) => {
    const segments = picture.slice(from, to);
    const frames = segments.reduce((sum, segment) => sum + segment.frames, 0);
    const pads = segments.map((_, offset) => `[s${from + offset}]`);
    const pad = segments.length === 1 ? `s${from}` : `g${index}`;
    if (segments.length > 1)
      statements.push(`${pads.join('')}concat=n=${segments.length}:v=1:a=0,settb=1/${fps}[${pad}]`);
    return { pad, frames, into: segments[0]!.transition };
  });
}
