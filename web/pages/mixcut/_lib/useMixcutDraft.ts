import { useCallback, useState } from 'react';
import { readStored, writeStored } from '../../../lib/storage.ts';
import { defaultDraft, type MixcutDraft, parseDraft } from './mixcutDraft.ts';

const key = 'reelsmith.draft.mixcut';

/** Puts a draft where the next new form finds it. */
export function storeDraft(draft: MixcutDraft): void {
  writeStored(sessionStorage, key, draft);
}

/** The form's contents; every change is kept for this tab, so a reload or a new sign-in loses nothing. */
export function useMixcutDraft() {
  const [draft, setDraft] = useState(() => parseDraft(readStored(sessionStorage, key)));
  const change = useCallback(
    (part: Partial<MixcutDraft> | ((before: MixcutDraft) => Partial<MixcutDraft>)) => {
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
