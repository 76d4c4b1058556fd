import type { ClipCandidate } from '../../contracts/matching.ts';
import type { FilmLayout, ScriptScene } from '../../contracts/script.ts';

/** A shot or an image that may be shown, with everything that is known of it. Measured values are 0–1. */
export interface ClipInfo extends Omit<ClipCandidate, 'score' | 'reason'> {
  motion: number;
  brightness: number;
  sharpness: number;
  /** Part of the shot in which somebody speaks. */
  speechRatio: number;
  /** Black or frozen: shown only where nothing else exists. */
  unusable: boolean;
  /** 16 hex digits, or null where it was not measured. */
  perceptualHash: string | null;
  texts: {
    spoken: string;
    onScreen: string;
    tags: string[];
    description: string;
    materialName: string;
  };
}

/** What the matcher needs of a scene; `durationMs` is how long it will be on screen. */
export type SceneQuery = Pick<ScriptScene, 'sceneNumber' | 'durationMs' | 'narration' | 'visualDescription'> &
  Partial<Pick<ScriptScene, 'objects'>>;

/** Turns texts into vectors of one length; `engine` is shown to people, e.g. "bge-small-zh-v1.5". */
export type EmbedTexts = (
  texts: string[],
  signal?: AbortSignal,
) => Promise<{ vectors: ArrayLike<number>[]; engine: string }>;

export interface MatchRequest {
  scenes: SceneQuery[];
  candidates: ClipInfo[];
  layout: FilmLayout;
  /** null where no meaning engine is there: words alone decide, and the engine says so. */
  embed: EmbedTexts | null;
  /** How often a clip was used in the user's earlier films; used ones step back a little. */
  usage?: ReadonlyArray<{ materialId: number; clipId: number | null; count: number }>;
  signal?: AbortSignal;
}
