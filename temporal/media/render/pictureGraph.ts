import { type PictureSegment, pictureFrames } from '../../contracts/timeline.ts';
import { type FilmShape, numbered, segmentFilters } from './segmentFilters.ts';

const XFADE = { fade: 'fade', slide: 'slideleft', wipe: 'wipeleft' } as const;

/**
 * The whole picture track as filtergraph statements; segment n reads input n, the result is the pad `[output]`.
 *
 * Everything is one concat. A transition is a piece of its own, made of the tail of one segment and the head of
 * the next: xfade works in 4:4:4 (up to ffmpeg 6), and a chain of xfades would convert every frame of the film
 * there and back, which cost as much as half of the encoding.
 */
export function pictureGraph(picture: PictureSegment[], film: FilmShape, output: string): string[] {
  const statements: string[] = [];
  const pieces: string[] = [];
  picture.forEach((segment, index) => {
    const headFrames = segment.transition.frames;
    const tailFrames = picture[index + 1]?.transition.frames ?? 0;
    const bodyEnd = segment.frames - tailFrames;
    statements.push(segmentFilters(segment, film, `${index}:v:0`, `s${index}`));
    statements.push(
      ...cutParts(`s${index}`, [
        { pad: `h${index}`, from: 0, to: headFrames },
        { pad: `b${index}`, from: headFrames, to: bodyEnd },
        { pad: `t${index}`, from: bodyEnd, to: segment.frames },
      ]),
    );
    if (segment.transition.kind !== 'cut') {
      const seconds = (headFrames / film.fps).toFixed(6);
      const xfade = `xfade=transition=${XFADE[segment.transition.kind]}:duration=${seconds}:offset=0`;
      statements.push(`[t${index - 1}][h${index}]${xfade},format=yuv420p,${FROM_ZERO}[x${index}]`);
      pieces.push(`[x${index}]`);
    }
    if (bodyEnd > headFrames) {
      statements.push(`[b${index}]${FROM_ZERO}[c${index}]`);
      pieces.push(`[c${index}]`);
    }
  });
  // concat counts in microseconds and takes a piece of one frame for one of no length.
  const frames = `${numbered(film.fps)},trim=end_frame=${pictureFrames(picture)}`;
  statements.push(`${pieces.join('')}concat=n=${pieces.length}:v=1:a=0,${frames}[${output}]`);
  return statements;
}

/** For concat only: ffmpeg 7's setpts forgets the frame rate, on which xfade insists. */
const FROM_ZERO = 'setpts=PTS-STARTPTS';

interface Part {
  pad: string;
  from: number;
  to: number;
}

function cutParts(from: string, all: Part[]): string[] {
  const parts = all.filter((part) => part.to > part.from);
  if (parts.length === 1) return [`[${from}]null[${parts[0]!.pad}]`];
  const copies = parts.map((part) => `[${part.pad}c]`).join('');
  const cuts = parts.map(
    ({ pad, from: start, to }) => `[${pad}c]trim=start_frame=${start}:end_frame=${to}[${pad}]`,
  );
  return [`[${from}]split=${parts.length}${copies}`, ...cuts];
}
