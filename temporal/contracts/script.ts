/**
 * What a script is, from the step that writes it to the step that draws it.
 * Field names follow the seed's script scene in camelCase; REST turns them into snake_case at its edge.
 */
export interface ScriptScene {
  /** Counts from 1 and is the scene's identity through all later steps. */
  sceneNumber: number;
  /** Planned length; the voice decides the real one (see SceneSpeech.durationMs). */
  durationMs: number;
  /** What is spoken. Never empty. */
  narration: string;
  /** What should be seen; the sentence that clips are matched against, together with the narration. */
  visualDescription: string;
  cameraShot: string;
  background: string;
  toneLighting: string;
  specialEffects: string;
  objects: string[];
}

export interface Script {
  title: string;
  summary: string;
  hashtags: string[];
  language: FilmLanguage;
  scenes: ScriptScene[];
  /** Which engine wrote it, as shown to people, e.g. "内置文案引擎" or "openai-compatible: qwen-plus". */
  engine: string;
}

export type FilmLanguage = 'zh' | 'en';
export type FilmLayout = 'horizontal' | 'vertical';
/** The short side in pixels. */
export type FilmResolution = 1080 | 720 | 480;

/** Width and height in pixels of a film; both even. */
export function filmSize(layout: FilmLayout, resolution: FilmResolution): { width: number; height: number } {
  const longSide = { 1080: 1920, 720: 1280, 480: 854 }[resolution];
  return layout === 'horizontal'
    ? { width: longSide, height: resolution }
    : { width: resolution, height: longSide };
}
