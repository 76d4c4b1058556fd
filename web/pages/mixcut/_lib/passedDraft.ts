import type { MixcutDraft } from './mixcutDraft.ts';

/** The words in a route's state, `{ draft: { input, rawScript } }`; null where there are none. */
export function passedDraft(state: unknown): Pick<MixcutDraft, 'input' | 'rawScript'> | null {
  const draft = record(record(state).draft);
  const input = typeof draft.input === 'string' ? draft.input : '';
  const rawScript = typeof draft.rawScript === 'string' ? draft.rawScript : '';
  return input || rawScript ? { input, rawScript } : null;
}

function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
