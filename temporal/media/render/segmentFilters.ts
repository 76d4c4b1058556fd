import type { PictureSegment } from '../../contracts/timeline.ts';

export interface FilmShape {
  width: number;
  height: number;
  fps: number;
}

/**
 * The filters that turn one input into exactly `segment.frames` frames of the film's size and rate, from the
 * pad `[input]` to the pad `[output]`. The input was opened at the segment's range already.
 */
export function segmentFilters(
  segment: PictureSegment,
  film: FilmShape,
  input: string,
  output: string,
): string {
  return segment.mediaType === 'image'
    ? stillFilters(segment, film, input, output)
    : videoFilters(segment, film, input, output);
}

function videoFilters(segment: PictureSegment, film: FilmShape, input: string, output: string): string {
  const tempo = segment.speed === 1 ? 'setpts=PTS-STARTPTS' : `setpts=(PTS-STARTPTS)/${segment.speed}`;
  // Frames are picked before they are scaled (a 60 fps source would cost double) and held after.
  // The last one is passed on even where all of the range is shorter than half a frame.
  const rate = `${tempo},fps=${film.fps}:start_time=0:eof_action=pass`;
  // tpad stamps its first frame like the last one before it, so frames are numbered after it.
  const exact = `tpad=stop_mode=clone:stop=-1,${numbered(film.fps)},trim=end_frame=${segment.frames}`;
  const motion = motionFilter(segment, film);
  return chain(
    `[${input}]${rate}`,
    fitFilters(segment.fit, film, output),
    [...(motion ? [motion] : []), exact],
    output,
  );
}

function stillFilters(segment: PictureSegment, film: FilmShape, input: string, output: string): string {
  // Fitted once, then repeated: only the motion is computed for every frame.
  const repeat = `loop=loop=${segment.frames}:size=1,${numbered(film.fps)}`;
  const motion = motionFilter(segment, film);
  return chain(
    `[${input}]trim=end_frame=1`,
    fitFilters(segment.fit, film, output),
    [repeat, ...(motion ? [motion] : []), `trim=end_frame=${segment.frames}`],
    output,
  );
}

/** Frames by their count alone, one by one from 0: no time stamp of a source or a filter can lose or add one. */
export function numbered(fps: number): string {
  // ffmpeg 7's setpts forgets the frame rate, on which xfade insists.
  return `settb=1/${fps},setpts=N,fps=${fps}:start_time=0`;
}

/** Fitting may need pads of its own, so the pieces are joined here. */
function chain(head: string, fitted: (from: string) => string, tail: string[], output: string): string {
  return `${fitted(head)},${tail.join(',')}[${output}]`;
}

const SQUARE = `scale='trunc(iw*sar/2)*2':'trunc(ih/2)*2'`;

/** The part of a picture that `cover` shows, with square pixels. */
export function coverCrop({ width, height }: Pick<FilmShape, 'width' | 'height'>): string {
  return `${SQUARE},crop='2*trunc(min(iw,ih*${width}/${height})/2)':'2*trunc(min(ih,iw*${height}/${width})/2)'`;
}

/** Pixels to the film's shape: square, even, yuv420p, BT.709. */
function fitFilters(
  fit: PictureSegment['fit'],
  { width, height }: FilmShape,
  name: string,
): (head: string) => string {
  const finish = 'setsar=1,format=yuv420p';
  if (fit === 'cover') {
    // Cropping before scaling scales only what is seen; equal sizes pass through untouched.
    const crop = coverCrop({ width, height });
    return (head) => `${head},${crop},scale=${width}:${height},${finish}`;
  }
  const small = { width: even(width / 8), height: even(height / 8) };
  return (head) =>
    [
      `${head},${SQUARE},format=yuv420p,split[${name}f][${name}b]`,
      // Blurred at an eighth of the size, where a small radius is a large one and costs nothing.
      `[${name}b]scale=${small.width}:${small.height}:force_original_aspect_ratio=increase:flags=fast_bilinear,crop=${small.width}:${small.height},boxblur=luma_radius=${blurRadius(small)}:luma_power=2,lutyuv=y=16+(val-16)*0.62,scale=${width}:${height}:flags=bicubic,setsar=1[${name}g]`,
      `[${name}f]scale=${width}:${height}:force_original_aspect_ratio=decrease:force_divisible_by=2,setsar=1[${name}o]`,
      `[${name}g][${name}o]overlay=(W-w)/2:(H-h)/2:format=yuv420,${finish}`,
    ].join(';\n');
}

function blurRadius(small: { width: number; height: number }): number {
  return Math.max(1, Math.min(6, Math.floor(Math.min(small.width, small.height) / 18)));
}

function even(size: number): number {
  return Math.max(2, 2 * Math.round(size / 2));
}

/** How far a moving picture is enlarged; more shows how few pixels there are. */
const ZOOM = 0.1;

/**
 * A slow camera move over the fitted picture. `perspective` samples between pixels; moving whole pixels, as
 * crop and zoompan do, trembles visibly at this speed.
 */
function motionFilter(segment: PictureSegment, film: FilmShape): string | null {
  if (segment.motion === 'none') return null;
  const done = `min(1,on/${Math.max(1, segment.frames - 1)})`;
  const spread = ZOOM / 2;
  // Left and top margin of the window as parts of the picture; right and bottom take the rest of ZOOM.
  const [left, top, size] = {
    'zoom-in': [`${spread}*${done}`, `${spread}*${done}`, `${ZOOM}*${done}`],
    'zoom-out': [`${spread}*(1-${done})`, `${spread}*(1-${done})`, `${ZOOM}*(1-${done})`],
    'pan-left': [`${ZOOM}*(1-${done})`, `${spread}`, `${ZOOM}`],
    'pan-right': [`${ZOOM}*${done}`, `${spread}`, `${ZOOM}`],
  }[segment.motion] as [string, string, string];
  const { width: w, height: h } = film;
  const x0 = `${w}*${left}`;
  const y0 = `${h}*${top}`;
  const x1 = `${w}*(1-${size}+${left})`;
  const y1 = `${h}*(1-${size}+${top})`;
  const corners = { x0, y0, x1, y1: y0, x2: x0, y2: y1, x3: x1, y3: y1 };
  const text = Object.entries(corners).map(([corner, value]) => `${corner}='${value}'`);
  return `perspective=${text.join(':')}:interpolation=linear:eval=frame`;
}
