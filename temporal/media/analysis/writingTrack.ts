import type { MediaRange } from '../../contracts/media.ts';

/** Gray levels from one side of a stroke to the other; captions have an outline or a box behind them. */
const STROKE_LEVELS = 48;
/** Side of a cell in pixels of a picture of about 480: a character of a caption is one to two cells wide. */
const CELL = 12;
/** Part of a cell's pixels that belongs to edges which stay; scenery in movement keeps hardly any by chance. */
const WRITTEN = 0.14;
/** Letters are edges from both sides: a window frame or the horizon is an edge from one. */
const LEAST_OF_EACH_SIDE = 0.04;
/** Neighbouring cells of a row that come or go together: one or two characters, as between "第一步" and "第二回". */
const LEAST_CELLS = 2;

/** Edges from dark to light and from light to dark along the rows. */
const UP = 1;
const DOWN = 2;

/**
 * Finds out when writing on the picture comes and goes, from pictures about twice a second: strokes that stand still
 * while everything behind them may move. What is not told by this, such as textured walls before a camera that stands,
 * costs a look more; it is the reader that says what is written.
 */
export function createWritingTrack(width: number, height: number) {
  const columns = Math.floor(width / CELL);
  const rows = Math.floor(height / CELL);
  let strokes: Uint8Array | undefined;
  /** Cells in which something stood still from one picture to the next. */
  let written: Uint8Array = new Uint8Array(columns * rows);
  let lastMs = 0;
  const changes: number[] = [];
  const standing: Array<{ timeMs: number; isWritten: boolean }> = [];

  return {
    push(timeMs: number, luma: Uint8Array): void {
      const next = strokesOf(luma, width, height);
      if (strokes) {
        const now = cellsOf(strokes, next, width, columns, rows);
        // What came stands on both pictures of this pair, what went stood on both of the one before: either way the
        // change lies before the first picture of this pair or behind it.
        const came = blocks(now, written, columns);
        const went = blocks(written, now, columns);
        if (came) changes.push(Math.round((previousMs() + lastMs) / 2));
        if (went) changes.push(Math.round((lastMs + timeMs) / 2));
        standing.push({ timeMs: lastMs, isWritten: hasBlock(now, columns) });
        written = now;
      }
      strokes = next;
      lastMs = timeMs;
    },
    /** Stretches in which the same writing stands, in order; what lies between them has none that stays. */
    end(endMs: number): MediaRange[] {
      const edges = [...new Set([0, ...changes.filter((at) => at > 0 && at < endMs), endMs])].sort(
        (a, b) => a - b,
      );
      return edges.slice(1).flatMap((end, index) => {
        const startMs = edges[index]!;
        const within = standing.filter(({ timeMs }) => timeMs >= startMs && timeMs < end);
        return within.some(({ isWritten }) => isWritten) ? [{ startMs, endMs: end }] : [];
      });
    },
  };

  function previousMs(): number {
    return standing.at(-1)?.timeMs ?? 0;
  }
}

function strokesOf(luma: Uint8Array, width: number, height: number): Uint8Array {
  const strokes = new Uint8Array(luma.length);
  for (let y = 0; y < height; y += 1) {
    const from = y * width;
    for (let at = from + 1; at < from + width - 1; at += 1) {
      const step = luma[at + 1]! - luma[at - 1]!;
      if (step > STROKE_LEVELS) strokes[at] = UP;
      else if (step < -STROKE_LEVELS) strokes[at] = DOWN;
    }
  }
  return strokes;
}

/** 1 for each cell that is full of strokes which both pictures have at the same place. */
function cellsOf(
  before: Uint8Array,
  after: Uint8Array,
  width: number,
  columns: number,
  rows: number,
): Uint8Array {
  const cells = new Uint8Array(columns * rows);
  const area = CELL * CELL;
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      let [up, down] = [0, 0];
      for (let y = row * CELL; y < (row + 1) * CELL; y += 1) {
        const from = y * width + column * CELL;
        for (let at = from; at < from + CELL; at += 1) {
          if (before[at] !== after[at]) continue;
          if (after[at] === UP) up += 1;
          else if (after[at] === DOWN) down += 1;
        }
      }
      const least = LEAST_OF_EACH_SIDE * area;
      if (up + down >= WRITTEN * area && up >= least && down >= least) cells[row * columns + column] = 1;
    }
  }
  return cells;
}

/** Whether neighbouring cells of a row are in `here` and not in `there`. */
function blocks(here: Uint8Array, there: Uint8Array, columns: number): boolean {
  let run = 0;
  for (let at = 0; at < here.length; at += 1) {
    if (at % columns === 0) run = 0;
    run = here[at] === 1 && there[at] !== 1 ? run + 1 : 0;
    if (run >= LEAST_CELLS) return true;
  }
  return false;
}

function hasBlock(cells: Uint8Array, columns: number): boolean {
  return blocks(cells, new Uint8Array(cells.length), columns);
}
