import type { Box } from './types.ts';

/** Limits of the detector's published post-processing (PaddleOCR, DB): what counts as text, and how surely. */
const TEXT_ABOVE = 0.3;
const BOX_ABOVE = 0.6;
/** The model paints shrunken cores of lines; so much they grow back, by area over circumference. */
const UNCLIP = 1.6;
const SHORTEST_SIDE = 3;

/**
 * Upright boxes around the connected spots of a map of text probabilities, in reading order.
 * @param map row by row
 */
export function findBoxes(map: Float32Array, width: number, height: number): Box[] {
  const seen = new Uint8Array(map.length);
  const boxes: Box[] = [];
  for (let start = 0; start < map.length; start += 1) {
    if (seen[start] || map[start]! <= TEXT_ABOVE) continue;
    const core = flood(map, width, height, start, seen);
    if (core.width < SHORTEST_SIDE || core.height < SHORTEST_SIDE || core.score < BOX_ABOVE) continue;
    boxes.push(grown(core, width, height));
  }
  return inReadingOrder(boxes);
}

/** The spot around a place with the mean probability in it. */
function flood(map: Float32Array, width: number, height: number, start: number, seen: Uint8Array) {
  const stack = [start];
  seen[start] = 1;
  let [left, right, top, bottom] = [width, 0, height, 0];
  let sum = 0;
  let count = 0;
  for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
    const x = at % width;
    const y = (at - x) / width;
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
    sum += map[at]!;
    count += 1;
    for (let dy = -1; dy <= 1; dy += 1) {
      for (let dx = -1; dx <= 1; dx += 1) {
        if (x + dx < 0 || x + dx >= width || y + dy < 0 || y + dy >= height) continue;
        const next = at + dy * width + dx;
        if (seen[next] || map[next]! <= TEXT_ABOVE) continue;
        seen[next] = 1;
        stack.push(next);
      }
    }
  }
  return { left, top, width: right - left + 1, height: bottom - top + 1, score: sum / count };
}

function grown(box: Box, width: number, height: number): Box {
  const by = (box.width * box.height * UNCLIP) / (2 * (box.width + box.height));
  const left = Math.max(0, Math.floor(box.left - by));
  const top = Math.max(0, Math.floor(box.top - by));
  return {
    left,
    top,
    width: Math.min(width, Math.ceil(box.left + box.width + by)) - left,
    height: Math.min(height, Math.ceil(box.top + box.height + by)) - top,
  };
}

/** From top to bottom; what stands side by side, from left to right. */
function inReadingOrder(boxes: Box[]): Box[] {
  const rows: Box[][] = [];
  for (const box of boxes.toSorted((a, b) => a.top + a.height / 2 - (b.top + b.height / 2))) {
    const middle = box.top + box.height / 2;
    const row = rows.at(-1);
    const first = row?.[0];
    if (row && first && middle < first.top + first.height * 0.75) row.push(box);
    else rows.push([box]);
  }
  return rows.flatMap((row) => row.toSorted((a, b) => a.left - b.left));
}
