import { tooBusy } from './refusals.ts';

/** Lets so many in at once and sends the others away. @returns enter, which returns leave. @throws Refusal RATE_LIMITED. */
export function gate(limit: number): () => () => void {
  let inside = 0;
  return () => {
    if (inside >= limit) throw tooBusy();
    inside += 1;
    return () => {
      inside -= 1;
    };
  };
}
