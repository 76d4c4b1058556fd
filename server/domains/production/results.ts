import type { SceneClips } from '../../../temporal/contracts/matching.ts';
import type { MixcutResults } from '../../../temporal/contracts/mixcut.ts';
import type { ScriptScene } from '../../../temporal/contracts/script.ts';
import type { SceneSpeech } from '../../../temporal/contracts/speech.ts';
import type { Timeline } from '../../../temporal/contracts/timeline.ts';
import { stepDefinition } from '../projects/kinds.ts';

/** What the steps of a project have made so far, by result key. */
export function resultsOf(steps: ReadonlyArray<{ name: string; result: unknown }>): Partial<MixcutResults> {
  const made = steps.filter((step) => step.result !== null);
  return Object.fromEntries(made.map((step) => [stepDefinition(step.name).resultKey, step.result]));
}

/** A scene of the script with what later steps gave it. */
export interface FilmScene extends ScriptScene {
  clips: SceneClips | null;
  speech: SceneSpeech | null;
}

/** The scene overview (分镜概览); empty before the script is written. */
export function filmScenes(results: Partial<MixcutResults>): FilmScene[] {
  const scenes = results.script_result?.scenes ?? [];
  return scenes.map((scene) => ({
    ...scene,
    clips: results.script_details?.scenes.find((clips) => clips.sceneNumber === scene.sceneNumber) ?? null,
    speech: results.audio_files?.scenes.find((speech) => speech.sceneNumber === scene.sceneNumber) ?? null,
  }));
}

/** The whole timeline; null before steps 4–6 have all made their part of it. */
export function timelineOf(results: Partial<MixcutResults>): Timeline | null {
  const { picture_track: picture, sound_track: sound, caption_track: captions } = results;
  return picture && sound && captions ? { version: 1, ...picture, sound, ...captions } : null;
}
