import { useMemo, useRef } from 'react';
import { graphql, useSubscription } from 'react-relay/hooks.js';
import type { GraphQLSubscriptionConfig } from 'relay-runtime';
import type { useTaskListEventsSubscription } from '../../../../../../__generated__/useTaskListEventsSubscription.graphql.ts';

interface TaskListEvents {
  /** Number of the last event before the list was read; null for from now on. */
  after: number | null;
  kind: string;
  shown: readonly { readonly id: string }[];
  /** A project came that is not on this page, or one of this page went. */
  onOther: () => void;
}

/** Keeps the cards of a page up to date, and says when the page itself is no longer the right one. */
export function useTaskListEvents({ after, ...now }: TaskListEvents): void {
  const latest = useRef(now);
  latest.current = now;
  const known = useRef(new Set<string>());
  for (const { id } of now.shown) known.current.add(id);
  const start = useRef(after);
  const config = useMemo<GraphQLSubscriptionConfig<useTaskListEventsSubscription>>(
    () => ({
      subscription: graphql`
        subscription useTaskListEventsSubscription($after: Int) {
          events(after: $after) {
            seq
            project {
              id
              kind
              ...TaskCard_project
            }
            deletedProjectId
          }
        }
      `,
      variables: { after: start.current },
      onNext: (response) => {
        const { project, deletedProjectId } = response?.events ?? {};
        const { kind, shown, onOther } = latest.current;
        if (deletedProjectId && shown.some(({ id }) => id === deletedProjectId)) onOther();
        if (project?.kind !== kind || known.current.has(project.id)) return;
        // Asked about once: it may stand on another page.
        known.current.add(project.id);
        onOther();
      },
    }),
    [],
  );
  useSubscription(config);
}
