/** What an analysis is taken home as; times in ms. */
export interface TimedWords {
  readonly startMs: number;
  readonly endMs: number;
  readonly text: string;
}

export interface ExportedScene {
  readonly sceneId: number;
  readonly startMs: number;
  readonly endMs: number;
  readonly visualDescription: string;
  readonly lighting: string;
  readonly cameraShot: string;
  readonly background: string;
  readonly sceneObjects: readonly string[];
  readonly asr: string;
  readonly subtitle: string;
  readonly basis: string;
}

export interface ExportedAnalysis {
  readonly videoName: string;
  readonly summary: string;
  readonly durationMs: number;
  readonly sceneCount: number;
  readonly subtitle: string;
  readonly asr: string;
  readonly scenes: readonly ExportedScene[];
  readonly speech: readonly TimedWords[];
  readonly captions: readonly TimedWords[];
  readonly notes: readonly string[];
}
