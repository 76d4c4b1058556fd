import type { ReadWords, Shot } from '../../../contracts/media.ts';

/** One picture on which words were looked for, with the time it stands for. */
export interface Look {
  shot: number;
  atMs: number;
  startMs: number;
  endMs: number;
  lines: ReadWords[];
}

/** @param pictures those that were read, in order; those of a shot share its time evenly */
export function looksOf(
  pictures: ReadonlyArray<{ shot: number; atMs: number }>,
  lines: readonly ReadWords[],
  shots: readonly Shot[],
): Look[] {
  return pictures.map(({ shot: index, atMs }, at) => {
    const shot = shots[index]!;
    const [before, after] = [pictures[at - 1], pictures[at + 1]];
    return {
      shot: index,
      atMs,
      startMs: before?.shot === index ? Math.round((before.atMs + atMs) / 2) : shot.startMs,
      endMs: after?.shot === index ? Math.round((atMs + after.atMs) / 2) : shot.endMs,
      lines: lines.filter((line) => line.shot === index && line.atMs === atMs),
    };
  });
}
