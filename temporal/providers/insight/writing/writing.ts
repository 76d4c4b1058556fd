import type { PlacedText, TimedText } from '../../../contracts/insight.ts';
import type { FoundWords, Shot } from '../../../contracts/media.ts';
import { captionLines } from './captionLines.ts';
import { isPartOf, isSameLine } from './likeness.ts';
import { looksOf, type PictureRead } from './looks.ts';

/** Over a cut or a dissolve a caption that stands on both sides stood all the time. */
const LONGEST_GAP_MS = 1_500;
/** Parts of the picture by which a line may seem to move between two looks. */
const SAME_PLACE = 0.04;

export interface Writing {
  captions: TimedText[];
  /** By the shot's index: captions, and what else is written in the picture, each line once. */
  shots: Array<{ subtitle: string; pictureText: string }>;
  /** Line by line, with its place; what goes on at one place is one. */
  placed: PlacedText[];
}

/** What is written in a film, told apart and merged over time. */
export function writingOf(
  read: FoundWords['read'],
  pictures: readonly PictureRead[],
  shots: readonly Shot[],
): Writing {
  const looks = looksOf(pictures.slice(0, read?.pictures ?? 0), read?.lines ?? []);
  const isCaption = captionLines(looks);
  const captions: TimedText[] = [];
  const placed: PlacedText[] = [];
  const subtitles = shots.map((): string[] => []);
  const others = shots.map((): string[] => []);
  for (const { shot, startMs, endMs, lines } of looks) {
    for (const line of lines) {
      const kind = isCaption.has(line) ? 'caption' : 'picture';
      if (kind === 'picture') addOnce(others[shot]!, line.text);
      addPlaced(placed, { startMs, endMs, text: line.text, kind, box: line.box });
    }
    const text = join(lines.filter((line) => isCaption.has(line)).map((line) => line.text));
    if (!text) continue;
    addOnce(subtitles[shot]!, text);
    const last = captions.at(-1);
    if (last && isSameLine(last.text, text) && startMs - last.endMs <= LONGEST_GAP_MS) last.endMs = endMs;
    else captions.push({ startMs, endMs, text });
  }
  return {
    captions,
    placed,
    shots: shots.map((_, index) => ({
      subtitle: subtitles[index]!.join('\n'),
      pictureText: others[index]!.join('\n'),
    })),
  };
}

/** What somebody stood before, or what grew word by word, is there as a whole later or earlier. */
function addOnce(texts: string[], text: string): void {
  if (texts.some((other) => isSameLine(other, text) || isPartOf(text, other))) return;
  const part = texts.findIndex((other) => isPartOf(other, text));
  if (part < 0) texts.push(text);
  else texts[part] = text;
}

/** Stands on at its place through a look, or is a line of its own. */
function addPlaced(placed: PlacedText[], next: PlacedText): void {
  const before = placed.findLast(
    ({ text, endMs, box }) =>
      next.startMs - endMs <= LONGEST_GAP_MS &&
      Math.abs(box.x - next.box.x) <= SAME_PLACE &&
      Math.abs(box.y - next.box.y) <= SAME_PLACE &&
      isSameLine(text, next.text),
  );
  if (before) before.endMs = Math.max(before.endMs, next.endMs);
  else placed.push(next);
}

/** The rows of one caption: Chinese goes on where it was broken, other scripts want a space. */
function join(rows: readonly string[]): string {
  return rows.reduce(
    (text, row) => (text && /[\w,.!?]$/.test(text) && /^\w/.test(row) ? `${text} ${row}` : text + row),
    '',
  );
}
