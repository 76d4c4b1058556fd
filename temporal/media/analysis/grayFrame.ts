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

/** How far `middle` is from the even mixture of `a` and `b`, in gray levels: near 0 inside a dissolve. */
export function mixtureError(a: GrayFrame, middle: GrayFrame, b: GrayFrame): number {
  let sum = 0;
  for (let i = 0; i < a.length; i += 1) sum += Math.abs(middle[i]! - (a[i]! + b[i]!) / 2);
  return sum / a.length;
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
const BLACK_SHARE = 0.98;

/** Nearly every pixel is nearly black. */
export function isBlack(frame: GrayFrame): boolean {
  let dark = 0;
  for (const value of frame) if (value <= BLACK_LEVEL) dark += 1;
  return dark >= frame.length * BLACK_SHARE;
}
