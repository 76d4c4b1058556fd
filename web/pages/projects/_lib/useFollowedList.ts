import { useState } from 'react';
import { projectNews } from '../../../relay/liveNews.ts';
import { useRevalidateOn } from '../../../relay/useRevalidateOn.ts';
import { listChanges } from './listChanges.ts';

/** Asks for the page again when a project enters or leaves it elsewhere: in another tab, or by a program. */
export function useFollowedList(rows: readonly { id: string }[], filtered: boolean): void {
  const [changes] = useState(listChanges);
  useRevalidateOn(projectNews, (news) =>
    changes(
      news,
      rows.map(({ id }) => id),
      filtered,
    ),
  );
}
