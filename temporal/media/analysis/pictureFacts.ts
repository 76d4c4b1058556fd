import { type ColorShare, colorsOf } from './colors.ts';
import { meanOf } from './grayFrame.ts';
import { perceptualHash } from './perceptualHash.ts';

/** What one picture (a sampled frame or a photo) shows in numbers. */
export interface PictureFacts {
  /** Mean luma, 0–1. */
  brightness: number;
  /** 0–1; see `sharpnessOf`. */
  sharpness: number;
  colors: ColorShare[];
  perceptualHash: string;
}

/** A picture of about 480 pixels; at other sizes sharpness does not compare. */
export interface SmallPicture {
  rgb: Uint8Array;
  luma: Uint8Array;
  width: number;
  height: number;
}

export function measurePicture({ rgb, luma, width, height }: SmallPicture): PictureFacts {
  return {
    brightness: meanOf(luma) / 255,
    sharpness: sharpnessOf(luma, width, height),
    colors: colorsOf(rgb),
    perceptualHash: perceptualHash(luma, width, height),
  };
}

/** BT.709 weights. */
export function toLuma(rgb: Uint8Array): Uint8Array {
  const luma = new Uint8Array(rgb.length / 3);
  for (let i = 0; i < luma.length; i += 1) {
    luma[i] = 0.2126 * rgb[i * 3]! + 0.7152 * rgb[i * 3 + 1]! + 0.0722 * rgb[i * 3 + 2]! + 0.5;
  }
  return luma;
}

/** Deviation of the Laplacian, in gray levels, at which a picture counts as half sharp. */
const HALF_SHARP_LEVELS = 12;

/**
 * The usual focus measure: how much the Laplacian varies. Squashed to 0–1. The sharpest quarter of a 4×4 grid
 * counts, because a product in focus before a blurred background is a sharp picture.
 */
function sharpnessOf(luma: Uint8Array, width: number, height: number): number {
  const tiles: number[] = [];
  const [tileWidth, tileHeight] = [Math.floor(width / 4), Math.floor(height / 4)];
  for (let row = 0; row < 4; row += 1) {
    for (let column = 0; column < 4; column += 1) {
      tiles.push(
        laplacianDeviation(luma, width, height, column * tileWidth, row * tileHeight, tileWidth, tileHeight),
      );
    }
  }
  const sharpest = tiles.sort((a, b) => b - a).slice(0, 4);
  const deviation = sharpest.reduce((sum, value) => sum + value, 0) / sharpest.length;
  return deviation / (deviation + HALF_SHARP_LEVELS);
}

function laplacianDeviation(
  luma: Uint8Array,
  width: number,
  height: number,
  left: number,
  top: number,
  tileWidth: number,
  tileHeight: number,
): number {
  let sum = 0;
  let squares = 0;
  let count = 0;
  for (let y = Math.max(1, top); y < Math.min(height - 1, top + tileHeight); y += 1) {
    for (let x = Math.max(1, left); x < Math.min(width - 1, left + tileWidth); x += 1) {
      const at = y * width + x;
      const laplacian = 4 * luma[at]! - luma[at - 1]! - luma[at + 1]! - luma[at - width]! - luma[at + width]!;
      sum += laplacian;
      squares += laplacian * laplacian;
      count += 1;
    }
  }
  return count === 0 ? 0 : Math.sqrt(Math.max(0, squares / count - (sum / count) ** 2));
}
