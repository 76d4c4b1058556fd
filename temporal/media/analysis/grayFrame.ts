/** Arithmetic on tiny gray frames (one byte a pixel, full range): all that cut and motion detection looks at. */

export type GrayFrame = Uint8Array;

export function meanOf(frame: GrayFrame): number {
  let sum = 0;
  for (const value of frame) sum += value;
  return sum / frame.length;
}

/** Mean absolute difference in gray levels, 0–255. */
export function meanDifference(a: GrayFrame, b: GrayFrame): number {
  let sum = 0;
  for (let i = 0; i < a.length; i += 1) sum += Math.abs(a[i]! - b[i]!);
  return sum / a.length;
}

/** The largest difference of any pixel: 0–2 means that not even sensor noise moved. */
export function largestDifference(a: GrayFrame, b: GrayFrame): number {
  let largest = 0;
  for (let i = 0; i < a.length; i += 1) largest = Math.max(largest, Math.abs(a[i]! - b[i]!));
  return largest;
}

/** Where a frame lies on the straight way from one picture to another. */
export interface OnTheWay {
  /** 0 at the first picture, 1 at the last: how far a dissolve has come. */
  progress: number;
  /** Mean distance from that way in gray levels: near 0 inside a dissolve, large in movement. */
  aside: number;
}

export function onTheWay(frame: GrayFrame, from: GrayFrame, to: GrayFrame): OnTheWay {
  let along = 0;
  let length = 0;
  for (let i = 0; i < frame.length; i += 1) {
    const step = to[i]! - from[i]!;
    along += (frame[i]! - from[i]!) * step;
    length += step * step;
  }
  const progress = length === 0 ? 0 : along / length;
  let aside = 0;
  for (let i = 0; i < frame.length; i += 1) {
    aside += Math.abs(frame[i]! - from[i]! - progress * (to[i]! - from[i]!));
  }
  return { progress, aside: aside / frame.length };
}

const VISIBLE_LEVELS = 8;
/** Pixels of a row that are looked at together, so that moving grass does not count; divides both widths in use. */
const RUN_PIXELS = 4;

/** Part of the picture, 0–1, that differs when the change of most of it (exposure) is taken away. */
export function changedArea(a: GrayFrame, b: GrayFrame): number {
  const steps: number[] = [];
  for (let at = 0; at < a.length; at += RUN_PIXELS) {
    let step = 0;
    for (let i = at; i < at + RUN_PIXELS; i += 1) step += b[i]! - a[i]!;
    steps.push(step / RUN_PIXELS);
  }
  // The median, because a title that comes in moves the mean and leaves most of the picture where it was.
  const exposure = steps.toSorted((x, y) => x - y)[steps.length >> 1]!;
  return steps.filter((step) => Math.abs(step - exposure) > VISIBLE_LEVELS).length / steps.length;
}

export function deviationOf(frame: GrayFrame): number {
  const mean = meanOf(frame);
  let sum = 0;
  for (const value of frame) sum += (value - mean) ** 2;
  return Math.sqrt(sum / frame.length);
}

/** −1 … 1: whether two frames show the same structure, whatever their brightness; 0 where one of them is flat. */
export function correlation(a: GrayFrame, b: GrayFrame): number {
  const meanA = meanOf(a);
  const meanB = meanOf(b);
  let ab = 0;
  let aa = 0;
  let bb = 0;
  for (let i = 0; i < a.length; i += 1) {
    const da = a[i]! - meanA;
    const db = b[i]! - meanB;
    ab += da * db;
    aa += da * da;
    bb += db * db;
  }
  return aa === 0 || bb === 0 ? 0 : ab / Math.sqrt(aa * bb);
}

const BLACK_LEVEL = 24;
const WHITE_LEVEL = 231;
const EMPTY_SHARE = 0.98;

/** Nearly every pixel is nearly black. */
export function isBlack(frame: GrayFrame): boolean {
  let dark = 0;
  for (const value of frame) if (value <= BLACK_LEVEL) dark += 1;
  return dark >= frame.length * EMPTY_SHARE;
}

/** Nearly every pixel is nearly white. */
export function isWhite(frame: GrayFrame): boolean {
  let light = 0;
  for (const value of frame) if (value >= WHITE_LEVEL) light += 1;
  return light >= frame.length * EMPTY_SHARE;
}
