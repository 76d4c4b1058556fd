import type { ReadWords } from '../../../contracts/media.ts';
import { isAiLabel } from '../aiLabelText.ts';
import { isSameLine } from './likeness.ts';
import type { Look } from './looks.ts';

/** Middle of a line from the middle of the picture: captions are centred, also where a word is cut off. */
const CENTRED = 0.13;
/** From here on down a line may be a caption of its own right. */
const LOWER_THIRD = 0.6;
/** Titles and products are written larger. */
const TALLEST = 0.14;
/** Lines of one band of captions stand at one height, give or take a descender, and are equally tall. */
const SAME_HEIGHT = 0.035;
const SAME_SIZE = 1.6;
const SAME_PLACE = 0.04;
/** A mark of the sender stands on at least three pictures of two shots, and on half of all. */
const MARK_LOOKS = 3;
const MARK_SHARE = 0.5;
const CORNER = 0.25;

/**
 * Which of the lines read in a film are its captions: those in the lower third or at a height at which other texts
 * come and go, in the middle, not too tall. What stands at one place through shots (a logo), what stands in a corner
 * and what stands where it likes is the product's, the scenery's or the sender's.
 */
export function captionLines(looks: readonly Look[]): Set<ReadWords> {
  const candidates = looks.flatMap((look) =>
    look.lines.filter((line) => couldBeCaption(line) && !isMark(line, looks)),
  );
  return new Set(
    candidates.filter((line) => {
      const changes = candidates.some(
        (other) => other.atMs !== line.atMs && inOneBand(line, other) && !isSameLine(line.text, other.text),
      );
      return changes || middleOf(line).y >= LOWER_THIRD;
    }),
  );
}

function couldBeCaption(line: ReadWords): boolean {
  const { x, y } = middleOf(line);
  if (line.box.h > TALLEST || Math.abs(x - 0.5) > CENTRED) return false;
  const inCorner = (x < CORNER || x > 1 - CORNER) && (y < CORNER || y > 1 - CORNER);
  return !inCorner && !isAiLabel(line.text);
}

/** The same words at the same place again and again. */
function isMark(line: ReadWords, looks: readonly Look[]): boolean {
  const { x, y } = middleOf(line);
  const standing = looks.filter(({ lines }) =>
    lines.some((other) => {
      const place = middleOf(other);
      const isThere = Math.abs(place.x - x) <= SAME_PLACE && Math.abs(place.y - y) <= SAME_PLACE;
      return isThere && isSameLine(other.text, line.text);
    }),
  );
  const shots = new Set(standing.map(({ shot }) => shot));
  return standing.length >= MARK_LOOKS && shots.size >= 2 && standing.length >= looks.length * MARK_SHARE;
}

function inOneBand(a: ReadWords, b: ReadWords): boolean {
  const size = a.box.h / Math.max(b.box.h, 0.001);
  return Math.abs(middleOf(a).y - middleOf(b).y) <= SAME_HEIGHT && size <= SAME_SIZE && size >= 1 / SAME_SIZE;
}

function middleOf({ box }: ReadWords): { x: number; y: number } {
  return { x: box.x + box.w / 2, y: box.y + box.h / 2 };
}
