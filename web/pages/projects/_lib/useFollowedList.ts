import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router-dom';
import { projectNews } from '../../../relay/liveNews.ts';
import { listChanges } from './listChanges.ts';

/** News come in flocks: one look for all of them. */
const gatherMs = 250;

/** Asks for the page again when a project enters or leaves it elsewhere: in another tab, or by a program. */
export function useFollowedList(rows: readonly { id: string }[], filtered: boolean): void {
  const { revalidate } = useRevalidator();
  const shown = useRef({ rows, filtered, revalidate });
  shown.current = { rows, filtered, revalidate };
  useEffect(() => {
    const changes = listChanges();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = projectNews.listen((news) => {
      const { rows, filtered } = shown.current;
      const ids = rows.map(({ id }) => id);
      if (!changes(news, ids, filtered)) return;
      clearTimeout(timer);
      timer = setTimeout(() => void shown.current.revalidate(), gatherMs);
    });
    return () => {
      clearTimeout(timer);
      end();
    };
  }, []);
}
