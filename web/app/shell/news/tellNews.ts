import { fetchQuery, graphql } from 'react-relay/hooks.js';
import type { tellNewsQuery } from '../../../__generated__/tellNewsQuery.graphql.ts';
import { projectPath } from '../../../features/projectList/projectPath.ts';
import { news as t } from '../../../locales/zh-CN/news.ts';
import { projectList } from '../../../locales/zh-CN/projectList.ts';
import { environment } from '../../../relay/environment.ts';
import { notify } from '../../../ui/notify.ts';
import { systemNotice, systemNoticesOn } from './systemNotice.ts';

interface Teller {
  /** Unread ones that are known already. */
  before: number;
  /** What the address bar shows. */
  here: string;
  open: (path: string) => void;
  markSeen: (until: string) => void;
}

/** How many toasts one end of work may bring; the bell counts the rest. */
const most = 3;

/**
 * Reads what has just ended and says it where it is not seen anyway: as a toast on another page, by the system when
 * nobody looks and the person asked for that, and not at all on the project's own page, which says it itself.
 */
export async function tellNews({ before, here, open, markSeen }: Teller): Promise<void> {
  const answer = await fetchQuery<tellNewsQuery>(
    environment,
    graphql`
      query tellNewsQuery {
        unreadNewsCount
        news(first: 3) {
          edges {
            node {
              outcome
              finishedAt
              project {
                kind
                number
                title
              }
            }
          }
        }
      }
    `,
    {},
    { fetchPolicy: 'network-only' },
  ).toPromise();
  if (!answer) return;
  const fresh = answer.news.edges.slice(0, Math.min(most, answer.unreadNewsCount - before));
  for (const { node } of fresh.reverse()) {
    const path = projectPath(node.project);
    const title = node.project.title || projectList.untitled;
    const outcome = t.outcome[node.outcome] ?? '';
    if (document.visibilityState === 'hidden') {
      if (systemNoticesOn()) systemNotice(outcome, { body: title, tag: path, open: () => open(path) });
    } else if (path !== here) {
      const type = node.outcome === 'DONE' ? 'success' : node.outcome === 'FAILED' ? 'error' : 'info';
      void notify(type, outcome, title, { label: t.open, onClick: () => open(path) });
    } else if (answer.unreadNewsCount === 1) {
      markSeen(node.finishedAt);
    }
  }
}
