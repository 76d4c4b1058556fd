import type { PictureSegment } from '../../contracts/timeline.ts';

/** Cropping away more than about a third of a picture loses the product. */
const MIN_KEPT = 0.65;

/** cover where most of the source stays visible, blur where the shapes are far apart (landscape in portrait). */
export function chooseFit(
  source: { width: number; height: number },
  film: { width: number; height: number },
): PictureSegment['fit'] {
  const ratio = (source.width * film.height) / (source.height * film.width);
  return Math.min(ratio, 1 / ratio) >= MIN_KEPT ? 'cover' : 'blur';
}

const STILL_MOTIONS = ['zoom-in', 'pan-left', 'zoom-out', 'pan-right'] as const;

/** Stills move, and neighbours move differently. `stillIndex` counts the film's images. */
export function stillMotion(stillIndex: number): PictureSegment['motion'] {
  return STILL_MOTIONS[stillIndex % STILL_MOTIONS.length]!;
}

/** Between scenes mostly a fade, now and then a slide: chosen from the content, so the same film is the same film. */
export function sceneTransition(previousKey: string, nextKey: string): 'fade' | 'slide' {
  let hash = 0;
  for (const char of `${previousKey}\n${nextKey}`) hash = (hash * 31 + char.codePointAt(0)!) >>> 0;
  return (hash >>> 8) % 5 === 0 ? 'slide' : 'fade';
}
