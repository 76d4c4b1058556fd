/** What parent and child say to each other. Typed arrays travel as they are (advanced serialization). */

/** The methods of an engine: one parameter object in, one result out. */
export type EngineMethods = Record<string, (params: never, signal: AbortSignal) => unknown>;

export type EngineParams<M extends EngineMethods, K extends keyof M> = Parameters<M[K]>[0];
export type EngineResult<M extends EngineMethods, K extends keyof M> = Awaited<ReturnType<M[K]>>;

export type ToEngine =
  | { kind: 'call'; id: number; method: string; params: unknown }
  | { kind: 'cancel'; id: number };

export type FromEngine =
  | { kind: 'result'; id: number; result: unknown }
  | { kind: 'error'; id: number; message: string };
