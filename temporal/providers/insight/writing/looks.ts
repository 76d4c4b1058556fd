import type { MediaRange, ReadWords } from '../../../contracts/media.ts';

/** A picture on which words were looked for, with the time it stands for. */
export interface PictureRead extends MediaRange {
  shot: number;
  atMs: number;
}

export interface Look extends PictureRead {
  lines: ReadWords[];
}

/** @param pictures those that were read, in order */
export function looksOf(pictures: readonly PictureRead[], lines: readonly ReadWords[]): Look[] {
  return pictures.map((picture) => ({
    ...picture,
    lines: lines.filter((line) => line.shot === picture.shot && line.atMs === picture.atMs),
  }));
}
