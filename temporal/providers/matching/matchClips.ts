import type { ClipCandidate, SceneClips } from '../../contracts/matching.ts';
import { chooseUnits, sameToViewer } from './choose.ts';
import { type Fitness, measureFitness } from './fitness.ts';
import { type Meaning, measureMeaning } from './meaning.ts';
import { explain, type Makeshift } from './reason.ts';
import { cutUnits, planSlots, type Unit } from './slots.ts';
import type { ClipInfo, MatchRequest } from './types.ts';

/** Shares such that a good picture of something else stays below 0.35 and a fitting one comes above 0.6. */
const MEANING_SHARE = 0.82;
const FITNESS_SHARE = 0.18;
const USED_BEFORE_PENALTY = 0.04;
/** Somebody talks to the camera, but the film's own voice will be heard over moving lips. */
const TALKING_PENALTY = 0.06;
const LATER_PART_PENALTY = 0.12;
const MAX_ALTERNATIVES = 5;

/**
 * Chooses what is seen under every sentence so that the film as a whole fits best.
 *
 * Meaning (texts of the clip against the sentence) and fitness (length, motion, sharpness, brightness, shape)
 * make the score; one assignment over all scenes finds the best total. Nothing is shown twice, neither the same
 * moment nor a shot that looks the same, as long as the material lasts; after that, in this order and said in
 * the reason: later parts of long shots, shots that look alike, unusable shots, repetition.
 *
 * @returns one entry per scene, in order; `chosen` is empty only where there is no candidate at all.
 * Deterministic for equal input and equal vectors.
 * @throws what `embed` throws, and the signal's reason
 */
export async function matchClips(request: MatchRequest): Promise<{ scenes: SceneClips[]; engine: string }> {
  const { scenes, layout, embed, signal } = request;
  const clips = [...request.candidates].sort(byIdentity);
  const { meaningOf, engine } = await measureMeaning(scenes, clips, embed, signal);
  if (clips.length === 0 || scenes.length === 0) {
    return {
      scenes: scenes.map(({ sceneNumber }) => ({ sceneNumber, chosen: [], alternatives: [] })),
      engine,
    };
  }
  const used = new Map((request.usage ?? []).map((row) => [`${row.materialId}:${row.clipId}`, row.count]));
  const judge = (sceneIndex: number, wantedMs: number, unit: Unit) => {
    const meaning = meaningOf(sceneIndex, unit.clipIndex);
    const fitness = measureFitness(unit.clip, wantedMs, layout);
    const usedCount = Math.min(3, used.get(`${unit.clip.materialId}:${unit.clip.clipId}`) ?? 0);
    const talking = unit.clip.speechRatio > 0.5 && meaning.met?.field !== 'spoken' ? TALKING_PENALTY : 0;
    const score =
      MEANING_SHARE * meaning.value +
      FITNESS_SHARE * fitness.value -
      USED_BEFORE_PENALTY * usedCount -
      talking;
    return { meaning, fitness, score: score - (unit.part > 0 ? LATER_PART_PENALTY : 0) };
  };

  const slots = planSlots(scenes);
  const units = cutUnits(clips, slots);
  const usable = units.filter((unit) => !unit.clip.unusable);
  const choices = chooseUnits(
    slots,
    units,
    scenes.map((scene) => scene.durationMs),
    (slot, unit) => judge(slot.sceneIndex, slot.wantedMs, unit).score,
  );
  signal?.throwIfAborted();

  const matched = scenes.map((scene, sceneIndex): SceneClips => {
    const own = choices.filter((choice) => choice.slot.sceneIndex === sceneIndex);
    const chosen = own.map(({ slot, unit, makeshift }) => {
      const judged = judge(sceneIndex, slot.wantedMs, unit);
      return toCandidate(unit.clip, judged, makeshift ?? (unit.part > 0 ? 'later-part' : null));
    });
    const wantedMs = slots.find((slot) => slot.sceneIndex === sceneIndex)!.wantedMs;
    const offered: Unit[] = [];
    const ranked = usable
      .map((unit) => ({ unit, judged: judge(sceneIndex, wantedMs, unit) }))
      .sort((a, b) => b.judged.score - a.judged.score);
    for (const { unit } of ranked) {
      if (offered.length === MAX_ALTERNATIVES) break;
      const taken = [...choices.map((choice) => choice.unit), ...offered];
      if (taken.every((other) => !sameToViewer(other, unit))) offered.push(unit);
    }
    const alternatives = offered.map((unit) =>
      toCandidate(unit.clip, judge(sceneIndex, wantedMs, unit), unit.part > 0 ? 'later-part' : null),
    );
    return { sceneNumber: scene.sceneNumber, chosen, alternatives };
  });
  return { scenes: matched, engine };
}

function toCandidate(
  clip: ClipInfo,
  judged: { meaning: Meaning; fitness: Fitness; score: number },
  makeshift: Makeshift | null,
): ClipCandidate {
  const { materialId, clipId, name, mediaType, storageKey, thumbnailKey, startMs, endMs, width, height } =
    clip;
  return {
    ...{ materialId, clipId, name, mediaType, storageKey, thumbnailKey, startMs, endMs, width, height },
    score: Math.round(Math.min(1, Math.max(0, judged.score)) * 1000) / 1000,
    reason: explain(clip, judged.meaning, judged.fitness, makeshift),
  };
}

function byIdentity(a: ClipInfo, b: ClipInfo): number {
  return a.materialId - b.materialId || (a.clipId ?? -1) - (b.clipId ?? -1) || a.startMs - b.startMs;
}
