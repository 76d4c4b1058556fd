import { z } from 'zod';

const sceneSchema = z.object({
  narration: z.string().min(2).max(300).describe('旁白原文，只写要朗读的话'),
  visualDescription: z.string().max(400).describe('画面内容，尽量用素材里真实出现的东西'),
  cameraShot: z.string().max(60).default(''),
  background: z.string().max(120).default(''),
  toneLighting: z.string().max(120).default(''),
  specialEffects: z.string().max(120).default(''),
  objects: z.array(z.string().max(40)).max(12).default([]),
});

/** What a model has to answer; numbers and lengths that it does not decide are left out. */
export const modelScriptSchema = z.object({
  title: z.string().min(1).max(120),
  summary: z.string().max(400).default(''),
  hashtags: z.array(z.string().max(40)).max(12).default([]),
  scenes: z.array(sceneSchema).min(3).max(12),
});
export type ModelScript = z.infer<typeof modelScriptSchema>;
