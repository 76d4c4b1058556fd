import { z } from 'zod';
import type { Script } from '../../../../temporal/contracts/script.ts';

const text = z.string();

/** Durations of planned scenes are seconds, as people write them; measured media are microseconds. */
export const scriptScene = z
  .object({
    scene_number: z.int(),
    duration: z.number().describe('计划时长，秒'),
    narration: text,
    visual_description: text,
    camera_shot: text,
    background: text,
    tone_lighting: text,
    special_effects: text,
    objects: z.array(text),
  })
  .meta({ id: 'ScriptScene' });

export const scriptResult = z
  .object({
    title: text,
    summary: text,
    hashtags: z.array(text),
    language: z.enum(['zh', 'en']),
    engine: text.describe('由哪个引擎撰写'),
    scenes: z.array(scriptScene),
  })
  .meta({ id: 'ScriptResult' });

export function toScriptScene(scene: Script['scenes'][number]): z.output<typeof scriptScene> {
  return {
    scene_number: scene.sceneNumber,
    duration: scene.durationMs / 1000,
    narration: scene.narration,
    visual_description: scene.visualDescription,
    camera_shot: scene.cameraShot,
    background: scene.background,
    tone_lighting: scene.toneLighting,
    special_effects: scene.specialEffects,
    objects: scene.objects,
  };
}

export function toScriptResult(script: Script): z.output<typeof scriptResult> {
  const { title, summary, hashtags, language, engine } = script;
  return { title, summary, hashtags, language, engine, scenes: script.scenes.map(toScriptScene) };
}

/** An edited script as integrators send it back, in the domain's words. */
export const scriptEdit = z
  .object({
    title: text,
    summary: text.default(''),
    hashtags: z.array(text).default([]),
    scenes: z.array(
      scriptScene
        .partial({ visual_description: true, camera_shot: true, background: true, objects: true })
        .partial({ tone_lighting: true, special_effects: true, scene_number: true }),
    ),
  })
  .transform((script) => ({
    ...script,
    scenes: script.scenes.map((scene, index) => ({
      sceneNumber: index + 1,
      durationMs: Math.round(scene.duration * 1000),
      narration: scene.narration,
      visualDescription: scene.visual_description ?? '',
      cameraShot: scene.camera_shot ?? '',
      background: scene.background ?? '',
      toneLighting: scene.tone_lighting ?? '',
      specialEffects: scene.special_effects ?? '',
      objects: scene.objects ?? [],
    })),
  }));
