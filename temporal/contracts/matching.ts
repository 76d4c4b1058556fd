import type { MediaType } from './media.ts';

/** A range of a material offered for a scene, with the reason a person can check. */
export interface ClipCandidate {
  materialId: number;
  /** null for images. */
  clipId: number | null;
  name: string;
  mediaType: MediaType;
  storageKey: string;
  thumbnailKey: string | null;
  /** Range in the source; for images 0 and 0. */
  startMs: number;
  endMs: number;
  width: number;
  height: number;
  /** 0–1: meaning and fitness together; only good for ranking. */
  score: number;
  /** One Chinese sentence: why this clip for this sentence. */
  reason: string;
}

export interface SceneClips {
  sceneNumber: number;
  /** What plays, in order. One or more: a long sentence is covered by several shots. */
  chosen: ClipCandidate[];
  /** The next best, at most five, for a person to swap in. */
  alternatives: ClipCandidate[];
}
