import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { MixcutDraft } from './mixcutDraft.ts';
import { passedDraft } from './passedDraft.ts';

/**
 * Words that another screen hands over (a score's remedy, say) come into the form; what it holds besides stays. They
 * are taken out of the history, so that a reload does not put them back over what was changed since.
 */
export function usePassedDraft(change: (part: Partial<MixcutDraft>) => void): void {
  const { state, pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const passed = passedDraft(state);
    if (!passed) return;
    change(passed);
    void navigate(`${pathname}${search}`, { replace: true, state: null });
  }, [state, pathname, search, change, navigate]);
}
