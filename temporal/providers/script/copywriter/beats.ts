/** What a sentence is there for; decides its place, its camera and what may be left out when time is short. */
export type BeatRole =
  | 'hook'
  | 'scene'
  | 'intro'
  | 'point'
  | 'show'
  | 'audience'
  | 'recap'
  | 'offer'
  | 'action';

/** A place in the film for one sentence, with every wording that would do. */
export interface Beat {
  role: BeatRole;
  /** All true to the brief; which one is said depends on length and on what was said before. */
  wordings: string[];
  /** What the sentence is about, for the picture: a point, a label of a material, a place. */
  topics: string[];
  /** The material whose label is spoken; null where the sentence fits any picture. */
  materialId: number | null;
  /** Lower goes first when the film is too long. */
  weight: number;
}

/** What may be shown: the spoken label of a material. */
export interface Exhibit {
  materialId: number | null;
  label: string;
  /** Asked for by the user, so it is shown even when time is short. */
  wished: boolean;
}

const WEIGHTS: Record<BeatRole, number> = {
  hook: 0,
  action: 1,
  point: 2,
  offer: 3,
  intro: 4,
  audience: 21,
  scene: 22,
  recap: 23,
  show: 30,
};

const WISHED_SHOW_WEIGHT = 5;

/** A beat of its role's usual weight. */
export function beat(role: BeatRole, wordings: string[], topics: string[], weight = WEIGHTS[role]): Beat {
  return { role, wordings, topics, weight, materialId: null };
}

/** Asked for is before chance; of either kind the later is left out sooner. */
export function showBeats(exhibits: Exhibit[], wordings: (label: string) => string[]): Beat[] {
  return exhibits.map(({ label, materialId, wished }, index) => ({
    ...beat('show', wordings(label), [label], (wished ? WISHED_SHOW_WEIGHT : WEIGHTS.show) + index),
    materialId,
  }));
}

/** Beats from this weight on are there to fill the wished length; the others carry what has to be said. */
export const FILLING_WEIGHT = 20;
