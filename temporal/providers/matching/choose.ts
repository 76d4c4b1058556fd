import { assign } from './assignment.ts';
import type { Makeshift } from './reason.ts';
import { looksAlike, rangesOverlap } from './sameness.ts';
import { coverMs, type Slot, type Unit } from './slots.ts';
import { spreadTakes } from './spread.ts';

/** A unit shown in a slot, and what had to be put up with for it. */
export interface Choice {
  slot: Slot;
  unit: Unit;
  makeshift: Makeshift | null;
}

const NEIGHBOUR_REUSE_PENALTY = 0.3;
/** A slot that stays empty costs this: more than any clip, and a required one more than all others together. */
const EMPTY_COST = 3;
const EMPTY_REQUIRED_COST = 1000;

export type Score = (slot: Slot, unit: Unit) => number;

/**
 * Fills the slots of a film so that the total score is best and nothing is seen twice. Required slots are filled
 * in any case where there is a unit at all, each round taking only what the one before could not give.
 *
 * @param wantedMs length on screen of every scene; scenes whose shots are too short get more of them
 * @param score higher fits better; called once for a pair
 * @returns choices in the order in which they play within their scene
 */
export function chooseUnits(slots: Slot[], units: Unit[], wantedMs: number[], score: Score): Choice[] {
  const scoreOf = memoise(score);
  const usable = units.filter((unit) => !unit.clip.unusable);
  const unusable = units.filter((unit) => unit.clip.unusable);
  const choices = chooseWithoutRepetition(slots, usable, scoreOf);
  const openSlots = () =>
    slots.filter((slot) => slot.required && !choices.some((choice) => choice.slot === slot));
  addUnseenMoments(choices, openSlots(), usable, scoreOf, 'looks-alike');
  addUnseenMoments(choices, openSlots(), unusable, scoreOf, 'unusable');
  repeatWhereEmpty(choices, openSlots(), usable.length > 0 ? usable : units, scoreOf);
  coverShortScenes(choices, wantedMs, usable, scoreOf);
  return spreadTakes(inSlotOrder(choices, slots), usable, scoreOf, sameToViewer);
}

/** The same moment, or shots that a viewer would take for the same. */
export function sameToViewer(a: Unit, b: Unit): boolean {
  if (rangesOverlap(a.clip, b.clip)) return true;
  // Parts of one long take share its one hash without being the same moment.
  return a.clipIndex !== b.clipIndex && looksAlike(a.clip, b.clip);
}

/** The best total in which no two units are the same to a viewer: solve, drop what clashes, solve again. */
function chooseWithoutRepetition(slots: Slot[], units: Unit[], scoreOf: Score): Choice[] {
  let pool = units;
  for (;;) {
    const choices = solve(slots, pool, scoreOf);
    const losers = clashing(choices, scoreOf);
    if (losers.size === 0) {
      // What was dropped for a clash may be free again now that the winner stands elsewhere.
      const free = (unit: Unit) => choices.every((choice) => !sameToViewer(choice.unit, unit));
      const open = slots.filter((slot) => !choices.some((choice) => choice.slot === slot));
      for (const choice of solve(open, units.filter(free), scoreOf)) {
        if (free(choice.unit)) choices.push(choice);
      }
      return choices;
    }
    // All parts of a long take look alike, so one that lost for its looks takes the others with it.
    const lostTakes = new Set(
      [...losers].filter(([, why]) => why === 'looks').map(([unit]) => unit.clipIndex),
    );
    pool = pool.filter((unit) => !losers.has(unit) && !lostTakes.has(unit.clipIndex));
  }
}

/** Of clashing units the one that clashes with more others goes, else the one that fits its slot worse. */
function clashing(choices: Choice[], scoreOf: Score): Map<Unit, 'moment' | 'looks'> {
  const clashes = (choice: Choice) =>
    choices.filter((other) => other !== choice && sameToViewer(other.unit, choice.unit));
  const ranked = choices
    .map((choice) => ({ choice, count: clashes(choice).length }))
    .sort(
      (a, b) =>
        a.count - b.count || scoreOf(b.choice.slot, b.choice.unit) - scoreOf(a.choice.slot, a.choice.unit),
    );
  const kept: Unit[] = [];
  const losers = new Map<Unit, 'moment' | 'looks'>();
  for (const { choice } of ranked) {
    const rival = kept.find((unit) => sameToViewer(unit, choice.unit));
    if (!rival) kept.push(choice.unit);
    else losers.set(choice.unit, rangesOverlap(rival.clip, choice.unit.clip) ? 'moment' : 'looks');
  }
  return losers;
}

/** Best total of slots over units, each used once; slots may stay empty where units run out. */
function solve(slots: Slot[], units: Unit[], scoreOf: Score): Choice[] {
  if (slots.length === 0 || units.length === 0) return [];
  const columns = units.length + slots.length;
  const emptyCost = (slot: Slot) => (slot.required ? EMPTY_REQUIRED_COST : EMPTY_COST);
  const assigned = assign(slots.length, columns, (row, column) =>
    column < units.length ? 1 - scoreOf(slots[row]!, units[column]!) : emptyCost(slots[row]!),
  );
  return slots.flatMap((slot, row) => {
    const unit = units[assigned[row]!];
    return unit ? [{ slot, unit, makeshift: null }] : [];
  });
}

function addUnseenMoments(
  choices: Choice[],
  open: Slot[],
  units: Unit[],
  scoreOf: Score,
  makeshift: Makeshift,
): void {
  const unseen = (unit: Unit) => choices.every((choice) => !rangesOverlap(choice.unit.clip, unit.clip));
  for (const choice of solve(open, units.filter(unseen), scoreOf)) {
    if (unseen(choice.unit)) choices.push({ ...choice, makeshift });
  }
}

/** Repeats what fits best, but spread: no neighbour of the same picture, and the least used first. */
function repeatWhereEmpty(choices: Choice[], open: Slot[], units: Unit[], scoreOf: Score): void {
  for (const slot of open) {
    const cost = (unit: Unit) => {
      const same = choices.filter((choice) => rangesOverlap(choice.unit.clip, unit.clip));
      const neighbours = same.filter(
        (choice) => Math.abs(choice.slot.sceneIndex - slot.sceneIndex) <= 1,
      ).length;
      return 1 - scoreOf(slot, unit) + same.length * 0.4 + neighbours * NEIGHBOUR_REUSE_PENALTY;
    };
    const unit = units.reduce((best, next) => (cost(next) < cost(best) ? next : best));
    const repeated = choices.some((choice) => rangesOverlap(choice.unit.clip, unit.clip));
    choices.push({ slot, unit, makeshift: repeated ? 'reused' : unit.clip.unusable ? 'unusable' : null });
  }
}

/** Where the chosen shots are too short for their sentence even when slowed, fresh ones are added. */
function coverShortScenes(choices: Choice[], wanted: number[], units: Unit[], scoreOf: Score): void {
  for (let round = 0; round < 3; round++) {
    const short = wanted.flatMap((durationMs, sceneIndex): Slot[] => {
      const own = choices.filter((choice) => choice.slot.sceneIndex === sceneIndex);
      const missingMs = durationMs - own.reduce((sum, choice) => sum + coverMs(choice.unit.clip), 0);
      return missingMs > 0 ? [{ sceneIndex, wantedMs: missingMs, required: false }] : [];
    });
    const fresh = (unit: Unit) => choices.every((choice) => !sameToViewer(choice.unit, unit));
    const added = solve(short, units.filter(fresh), scoreOf);
    for (const choice of added) if (fresh(choice.unit)) choices.push(choice);
    if (added.length === 0) return;
  }
}

/** Shots added for cover have a slot of their own and come last. */
function inSlotOrder(choices: Choice[], slots: Slot[]): Choice[] {
  const order = (choice: Choice) => (slots.includes(choice.slot) ? slots.indexOf(choice.slot) : slots.length);
  return choices.sort((a, b) => order(a) - order(b));
}

function memoise(score: Score): Score {
  const known = new Map<Slot, Map<Unit, number>>();
  return (slot, unit) => {
    const row = known.get(slot) ?? new Map<Unit, number>();
    known.set(slot, row);
    const value = row.get(unit) ?? score(slot, unit);
    row.set(unit, value);
    return value;
  };
}
