import { useMemo, useRef } from 'react';
import { graphql, useSubscription } from 'react-relay/hooks.js';
import type { GraphQLSubscriptionConfig } from 'relay-runtime';
import type { useProjectEventsSubscription } from '../../../__generated__/useProjectEventsSubscription.graphql.ts';

/** Keeps one project's whole result up to date, from the moment it was read. */
export function useProjectEvents(projectId: string, after: number): void {
  // Later reads of the project move `eventSeq`; the subscription goes on from where it began.
  const start = useRef(after);
  const config = useMemo<GraphQLSubscriptionConfig<useProjectEventsSubscription>>(
    () => ({
      subscription: graphql`
        subscription useProjectEventsSubscription($projectId: ID!, $after: Int) {
          events(projectId: $projectId, after: $after) {
            seq
            project {
              id
              ...ProjectResult_project
            }
          }
        }
      `,
      variables: { projectId, after: start.current },
    }),
    [projectId],
  );
  useSubscription(config);
}
