import { type GrayFrame, meanDifference } from './grayFrame.ts';

/** Part of the picture: a whip pan moves an eighth of it from one frame to the next. */
const REACH = 0.16;

/**
 * Compares frames of one size as if the camera had been held still between them: the mean difference in gray levels
 * where they overlap after the shift that fits best. Panning and shaking leave little; another picture stays another
 * picture. Found coarsely at half the size and refined, which costs about as much as twenty plain comparisons.
 */
export function createSteadyDifference(width: number, height: number) {
  const half = { width: width >> 1, height: height >> 1 };
  const reach = { x: Math.round(half.width * REACH), y: Math.round(half.height * REACH) };
  const [smallA, smallB] = [half, half].map(() => new Uint8Array(half.width * half.height)) as [
    GrayFrame,
    GrayFrame,
  ];

  /** @param enough gray levels: not looked further where the plain difference is below. */
  return (a: GrayFrame, b: GrayFrame, enough: number): number => {
    const plain = meanDifference(a, b);
    if (plain < enough) return plain;
    halve(a, width, smallA);
    halve(b, width, smallB);
    let best = { x: 0, y: 0, difference: Number.POSITIVE_INFINITY };
    for (let y = -reach.y; y <= reach.y; y += 1) {
      for (let x = -reach.x; x <= reach.x; x += 1) {
        const difference = shifted(smallA, smallB, half.width, half.height, x, y);
        if (difference < best.difference) best = { x, y, difference };
      }
    }
    let least = plain;
    for (let y = 2 * best.y - 1; y <= 2 * best.y + 1; y += 1) {
      for (let x = 2 * best.x - 1; x <= 2 * best.x + 1; x += 1) {
        least = Math.min(least, shifted(a, b, width, height, x, y));
      }
    }
    return least;
  };
}

/** Where `b` moved by (x, y) lies over `a`. */
function shifted(a: GrayFrame, b: GrayFrame, width: number, height: number, x: number, y: number): number {
  const [left, right] = [Math.max(0, x), Math.min(width, width + x)];
  const [top, bottom] = [Math.max(0, y), Math.min(height, height + y)];
  let sum = 0;
  for (let row = top; row < bottom; row += 1) {
    let at = row * width + left;
    let from = (row - y) * width + left - x;
    for (let column = left; column < right; column += 1) {
      sum += Math.abs(a[at]! - b[from]!);
      at += 1;
      from += 1;
    }
  }
  return sum / ((right - left) * (bottom - top));
}

function halve(frame: GrayFrame, width: number, into: GrayFrame): void {
  const columns = width >> 1;
  for (let at = 0; at < into.length; at += 1) {
    const from = 2 * (Math.floor(at / columns) * width + (at % columns));
    into[at] = (frame[from]! + frame[from + 1]! + frame[from + width]! + frame[from + width + 1]! + 2) >> 2;
  }
}
