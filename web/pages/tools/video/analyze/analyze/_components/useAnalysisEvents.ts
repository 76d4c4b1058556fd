import { useMemo, useRef } from 'react';
import { graphql, useSubscription } from 'react-relay/hooks.js';
import type { GraphQLSubscriptionConfig } from 'relay-runtime';
import type { useAnalysisEventsSubscription } from '../../../../../../__generated__/useAnalysisEventsSubscription.graphql.ts';

/** Keeps what the page shows up to date, from the moment it was read. */
export function useAnalysisEvents(projectId: string, after: number): void {
  // Later reads of the project move `eventSeq`; the subscription goes on from where it began.
  const start = useRef(after);
  const config = useMemo<GraphQLSubscriptionConfig<useAnalysisEventsSubscription>>(
    () => ({
      subscription: graphql`
        subscription useAnalysisEventsSubscription($projectId: ID!, $after: Int) {
          events(projectId: $projectId, after: $after) {
            seq
            project {
              id
              ...AnalysisDetail_project
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
