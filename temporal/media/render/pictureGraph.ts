import type { PictureSegment } from '../../contracts/timeline.ts';
import { type FilmShape, segmentFilters } from './segmentFilters.ts';

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
    statements.push(segmentFilters(segment, film, `${index}:v:0`, `s${index}`));
    const headFrames = segment.transition.frames;
    const tailFrames = picture[index + 1]?.transition.frames ?? 0;
    const parts = [
      { pad: `h${index}`, from: 0, to: headFrames },
      { pad: `b${index}`, from: headFrames, to: segment.frames - tailFrames },
      { pad: `t${index}`, from: segment.frames - tailFrames, to: segment.frames },
    ].filter((part) => part.to > part.from);
    statements.push(...cutParts(`s${index}`, parts, film.fps));
    if (segment.transition.kind !== 'cut') {
      const seconds = (headFrames / film.fps).toFixed(6);
      const kind = XFADE[segment.transition.kind];
      statements.push(
        `[t${index - 1}][h${index}]xfade=transition=${kind}:duration=${seconds}:offset=0,format=yuv420p[x${index}]`,
      );
      pieces.push(`[x${index}]`);
    }
    if (parts.some((part) => part.pad === `b${index}`)) pieces.push(`[b${index}]`);
  });
  // concat counts in microseconds: back to whole frames.
  statements.push(`${pieces.join('')}concat=n=${pieces.length}:v=1:a=0,settb=1/${film.fps}[${output}]`);
  return statements;
}

interface Part {
  pad: string;
  from: number;
  to: number;
}

function cutParts(from: string, parts: Part[], fps: number): string[] {
  if (parts.length === 1) return [`[${from}]null[${parts[0]!.pad}]`];
  // setpts forgets the rate in ffmpeg 7, and xfade insists on one; fps in turn would fill up to the old end.
  const rate = (part: Part) => `fps=${fps},trim=end_frame=${part.to - part.from}`;
  const copies = parts.map((part) => `[${part.pad}c]`).join('');
  return [
    `[${from}]split=${parts.length}${copies}`,
    ...parts.map(
      (part) =>
        `[${part.pad}c]trim=start_frame=${part.from}:end_frame=${part.to},setpts=PTS-STARTPTS,${rate(part)}[${part.pad}]`,
    ),
  ];
}
