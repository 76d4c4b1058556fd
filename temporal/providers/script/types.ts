import type { FilmLanguage, FilmLayout } from '../../contracts/script.ts';

export interface ProductFacts {
  name: string;
  category: string;
  targetAudience: string;
  keyFeatures: string[];
  sellingPoints: string[];
}

/** A material as the writer sees it: what people called it and what was measured in its shots. */
export interface MaterialFacts {
  materialId: number;
  name: string;
  tags: string[];
  description: string;
  /** Empty for images. */
  shots: Array<{ clipId: number; description: string; durationMs: number }>;
}

export interface WriteScriptInput {
  prompt: string;
  /** Cut into scenes and kept word for word where given. */
  rawScript: string | null;
  product?: ProductFacts | undefined;
  materials: MaterialFacts[];
  language: FilmLanguage;
  layout: FilmLayout;
  /** Wins over a length that stands in the prompt; 30 s where neither is given. */
  targetDurationMs?: number | undefined;
  signal?: AbortSignal | undefined;
}

/** What the writer cannot do with what it was given; the message is Chinese and says what would help. */
export class ScriptError extends Error {
  override readonly name = 'ScriptError';
}
