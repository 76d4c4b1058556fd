import { useCallback, useState } from 'react';
import { readStored, writeStored } from '../../../lib/storage.ts';
import { type AnalyzeDraft, defaultDraft, parseDraft } from './analyzeDraft.ts';

const key = 'reelsmith.draft.analyze';

/** Puts a draft where the next new form finds it. */
export function storeDraft(draft: AnalyzeDraft): void {
  writeStored(sessionStorage, key, draft);
}

/** The form's contents; every change is kept for this tab, so a reload or a new sign-in loses nothing. */
export function useAnalyzeDraft() {
  const [draft, setDraft] = useState(() => parseDraft(readStored(sessionStorage, key)));
  const change = useCallback(
    (part: Partial<AnalyzeDraft> | ((before: AnalyzeDraft) => Partial<AnalyzeDraft>)) => {
      setDraft((before) => {
        const next = { ...before, ...(typeof part === 'function' ? part(before) : part) };
        storeDraft(next);
        return next;
      });
    },
    [],
  );
  const reset = useCallback(() => change(defaultDraft), [change]);
  return { draft, change, reset };
}
