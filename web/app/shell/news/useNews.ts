import { useCallback, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useMarkNewsSeen } from './useMarkNewsSeen.ts';

/** Ends come in flocks (a film, its steps, its credits): one look for all of them. */
const gatherMs = 250;

/** @returns what to call when a job has ended; the look itself comes with the first one. */
export function useNews(unread: number): () => void {
  const known = useRef(unread);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const navigate = useNavigate();
  const markSeen = useMarkNewsSeen();
  useEffect(() => {
    known.current = unread;
  }, [unread]);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(async () => {
      const { tellNews } = await import('./tellNews.ts');
      await tellNews({
        before: known.current,
        here: window.location.pathname + window.location.search,
        open: (path) => void navigate(path),
        markSeen,
      }).catch(() => undefined);
    }, gatherMs);
  }, [navigate, markSeen]);
}
