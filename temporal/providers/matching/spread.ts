import type { Choice, Score } from './choose.ts';
import { coverMs, type Slot, type Unit } from './slots.ts';

/** What a better order may cost in score; a clip that fits clearly better keeps its place. */
const NEIGHBOURS_PENALTY = 0.12;
/** Shots of one file with less than this between them are one take, cut by the analysis or by us. */
const SAME_TAKE_GAP_MS = 1500;

/**
 * Two moments of one take behind one another look like a mistake (a jump cut), so units change places, or give way
 * to one that is free, where the film loses little by it.
 *
 * @param choices in the order in which they play; what was put up with for want of better stays where it is
 */
export function spreadTakes(
  choices: Choice[],
  units: Unit[],
  scoreOf: Score,
  sameToViewer: (a: Unit, b: Unit) => boolean,
): Choice[] {
  let film = inPlayOrder(choices);
  const value = (film: Choice[]) =>
    film.reduce((sum, { slot, unit }) => sum + scoreOf(slot, unit), 0) - NEIGHBOURS_PENALTY * jumps(film);
  for (let round = 0; round < choices.length && jumps(film) > 0; round++) {
    const changes = candidates(film, units, sameToViewer);
    let best = { film, value: value(film) + 1e-9 };
    for (const changed of changes) {
      const changedValue = value(changed);
      if (changedValue > best.value) best = { film: changed, value: changedValue };
    }
    if (best.film === film) break;
    film = best.film;
  }
  return film;
}

/** Only the places at a jump are worth touching. */
function candidates(film: Choice[], units: Unit[], sameToViewer: (a: Unit, b: Unit) => boolean): Choice[][] {
  const movable = (choice: Choice) => choice.makeshift === null;
  const fits = (slot: Slot, unit: Unit, before: Unit) =>
    coverMs(unit.clip) >= Math.min(slot.wantedMs, coverMs(before.clip));
  const changed: Choice[][] = [];
  film.forEach((choice, index) => {
    const atJump = [film[index - 1], film[index + 1]].some(
      (other) => other && oneTake(other.unit, choice.unit),
    );
    if (!atJump || !movable(choice)) return;
    film.forEach((other, place) => {
      if (place === index || !movable(other)) return;
      if (!fits(choice.slot, other.unit, choice.unit) || !fits(other.slot, choice.unit, other.unit)) return;
      const next = [...film];
      next[index] = { ...choice, unit: other.unit };
      next[place] = { ...other, unit: choice.unit };
      changed.push(next);
    });
    for (const unit of units) {
      if (!fits(choice.slot, unit, choice.unit)) continue;
      if (film.some((other) => other !== choice && sameToViewer(other.unit, unit))) continue;
      const next = [...film];
      next[index] = { ...choice, unit };
      changed.push(next);
    }
  });
  return changed;
}

function jumps(film: Choice[]): number {
  return film.filter(({ unit }, index) => index > 0 && oneTake(film[index - 1]!.unit, unit)).length;
}

function oneTake(a: Unit, b: Unit): boolean {
  if (a.clip.materialId !== b.clip.materialId || a.clip.mediaType === 'image') return false;
  const gapMs = Math.max(a.clip.startMs, b.clip.startMs) - Math.min(a.clip.endMs, b.clip.endMs);
  return gapMs < SAME_TAKE_GAP_MS;
}

/** By scene; what covers the rest of a scene keeps its place behind the scene's first. */
function inPlayOrder(choices: Choice[]): Choice[] {
  return [...choices].sort((a, b) => a.slot.sceneIndex - b.slot.sceneIndex);
}
