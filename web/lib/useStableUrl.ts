import { useState } from 'react';

/** Addresses of the same file differ in their signature only. */
export function sameFile(a: string, b: string): boolean {
  return a.split('?')[0] === b.split('?')[0];
}

/**
 * Every event brings the same picture under a freshly signed address. Following each would load it again and
 * throw a playing film back to its start, so the first address is kept while it is the same file.
 */
export function useStableUrl(url: string | null | undefined): string | null {
  const [kept, setKept] = useState(url ?? null);
  if (!url) {
    if (kept !== null) setKept(null);
    return null;
  }
  if (kept === null || !sameFile(kept, url)) {
    setKept(url);
    return url;
  }
  return kept;
}
