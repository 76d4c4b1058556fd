import { useEffect, useRef } from 'react';

/** Calls again and again while somebody can see the page, and once when they come back to it. */
export function useVisibleInterval(ms: number, callback: () => void): void {
  const latest = useRef(callback);
  latest.current = callback;
  useEffect(() => {
    const call = () => {
      if (document.visibilityState === 'visible') latest.current();
    };
    const timer = setInterval(call, ms);
    document.addEventListener('visibilitychange', call);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', call);
    };
  }, [ms]);
}
