import type { SceneLook } from '../../contracts/insight.ts';
import type { FoundWords, MediaAnalysis, Shot } from '../../contracts/media.ts';

/** A shot to be looked at: its frames in order, as JPEG files. */
export interface ShotFrames {
  shot: Shot;
  frames: Array<{ atMs: number; path: string }>;
}

/** What a vision engine works from. */
export interface LookRequest {
  analysis: MediaAnalysis;
  words: FoundWords;
  shots: ShotFrames[];
  signal: AbortSignal;
  /** 0–1 */
  onProgress?: (done: number) => void;
}

/** Whoever says what can be seen. */
export interface VisionProvider {
  /** Name and version, also of the shots it speaks of; looks are kept under it. */
  engine(): string;
  /** How many frames it wants to see of a long shot; 0: it works from what was measured. */
  framesPerShot: number;
  /** One a shot, in order. */
  look(request: LookRequest): Promise<SceneLook[]>;
}
