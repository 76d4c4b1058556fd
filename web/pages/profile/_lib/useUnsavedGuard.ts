import { useEffect } from 'react';
import { type Blocker, useBlocker } from 'react-router-dom';

/** Asks before unsaved changes are left: the browser where the page goes, the screen's own dialog elsewhere. */
export function useUnsavedGuard(unsaved: boolean): Blocker {
  useEffect(() => {
    if (!unsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsaved]);
  return useBlocker(unsaved);
}
