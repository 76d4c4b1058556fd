import { useCallback, useState } from 'react';
import { readStored, writeStored } from '../../../../lib/storage.ts';

/**
 * A step's result as the person changes it; kept for this tab until it is saved or given up. What the server
 * has stays untouched underneath, so giving up shows it again.
 */
export function useStepEdit(draftKey: string, serverResult: unknown) {
  const [edited, setEdited] = useState<unknown>(() => readStored(sessionStorage, draftKey));
  const change = useCallback(
    (next: unknown) => {
      setEdited(next);
      writeStored(sessionStorage, draftKey, next);
    },
    [draftKey],
  );
  const forget = useCallback(() => {
    setEdited(null);
    sessionStorage.removeItem(draftKey);
  }, [draftKey]);
  return { result: edited ?? serverResult, changed: edited !== null, change, forget };
}
