import type { MediaRange, Shot } from '../../contracts/media.ts';

/** A picture on which words are looked for, with the time for which it stands. */
export interface ShotPicture extends MediaRange {
  shot: number;
  atMs: number;
}

/** Where nothing is known to change, long ranges are looked at again and again, but not for ever. */
const LOOK_EVERY_MS = 4_000;
const MOST_LOOKS = 5;
/** Cut by a shot's end, less of a stretch of writing is another shot's. */
const SHORTEST_STRETCH_MS = 300;
/** Restless scenery looks like writing that changes all the time: then it is looked at about this often. */
const OFTEN_MS = 900;

/**
 * One picture of every stretch of writing, more of a long one, and a few where nothing looks written; nothing of what
 * is black.
 * @param writing see MediaAnalysis
 */
export function picturesToRead(shots: readonly Shot[], writing: readonly MediaRange[]): ShotPicture[] {
  return shots
    .filter(({ unusable }) => unusable !== 'black')
    .flatMap((shot) => {
      const stretches = thinned(
        writing.flatMap((stretch) => within(stretch, shot)),
        shot,
      );
      return filled(stretches, shot).flatMap((range) =>
        spread(range, looksAt(range, stretches.length === 0)).map((look) => ({ shot: shot.index, ...look })),
      );
    });
}

interface Stretch extends MediaRange {
  isWritten: boolean;
}

function within({ startMs, endMs }: MediaRange, shot: MediaRange): Stretch[] {
  const cut = { startMs: Math.max(startMs, shot.startMs), endMs: Math.min(endMs, shot.endMs) };
  return cut.endMs - cut.startMs >= SHORTEST_STRETCH_MS ? [{ ...cut, isWritten: true }] : [];
}

/** The shortest go together with what follows, until there are not more than one every so often. */
function thinned(stretches: Stretch[], { startMs, endMs }: MediaRange): Stretch[] {
  const left = [...stretches];
  const most = Math.max(1, Math.floor((endMs - startMs) / OFTEN_MS));
  while (left.length > most) {
    const lengths = left.slice(1).map((stretch, index) => stretch.endMs - left[index]!.startMs);
    const shortest = lengths.indexOf(Math.min(...lengths));
    left[shortest] = { ...left[shortest]!, endMs: left[shortest + 1]!.endMs };
    left.splice(shortest + 1, 1);
  }
  return left;
}

/** The stretches and what lies between them. */
function filled(stretches: readonly Stretch[], { startMs, endMs }: MediaRange): Stretch[] {
  const all: Stretch[] = [];
  let fromMs = startMs;
  for (const stretch of stretches) {
    if (stretch.startMs > fromMs) all.push({ startMs: fromMs, endMs: stretch.startMs, isWritten: false });
    all.push(stretch);
    fromMs = stretch.endMs;
  }
  // A picture of a file is a range of no length, and is looked at.
  if (endMs > fromMs || all.length === 0) all.push({ startMs: fromMs, endMs, isWritten: false });
  return all;
}

function looksAt({ startMs, endMs, isWritten }: Stretch, isAlone: boolean): number {
  const least = isWritten || isAlone ? 1 : 0;
  return Math.max(least, Math.min(MOST_LOOKS, Math.round((endMs - startMs) / LOOK_EVERY_MS)));
}

function spread({ startMs, endMs }: MediaRange, looks: number): Array<Omit<ShotPicture, 'shot'>> {
  const at = (part: number) => Math.round(startMs + (part * (endMs - startMs)) / looks);
  return Array.from({ length: looks }, (_, look) => ({
    startMs: at(look),
    endMs: at(look + 1),
    atMs: at(look + 0.5),
  }));
}
