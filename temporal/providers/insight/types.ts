import type { DecomposeInput, FilmReading, ProductInfo } from '../../contracts/insight.ts';
import type { AiSettings } from '../ai/model.ts';

/** What is judged: a film, and what its maker said it should be. */
export interface JudgedFilm {
  reading: FilmReading;
  /** null where none was chosen; only what is in it may be said of the product. */
  product: ProductInfo | null;
  /** The planned script; empty where none was given. */
  script: string;
}

export interface DecomposedFilm {
  reading: FilmReading;
  request: DecomposeInput;
}

/** A chat model that writes judgements, where one is configured; what was measured stays ours. */
export type Judge = AiSettings | null;

/** Gives the answer that was kept for this question, or asks and keeps it. */
export type AnsweredOnce = <Answer extends object>(
  question: readonly string[],
  ask: () => Promise<Answer>,
) => Promise<Answer>;

/** Where nothing is kept. */
export const askedAnew: AnsweredOnce = (_question, ask) => ask();

export interface Judged<Result> {
  result: Result;
  engine: string;
}
