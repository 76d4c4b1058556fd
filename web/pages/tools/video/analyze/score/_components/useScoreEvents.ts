import { useMemo, useRef } from 'react';
import { graphql, useSubscription } from 'react-relay/hooks.js';
import type { GraphQLSubscriptionConfig } from 'relay-runtime';
import type { useScoreEventsSubscription } from '../../../../../../__generated__/useScoreEventsSubscription.graphql.ts';

/** Keeps what the page shows up to date, from the moment it was read. */
export function useScoreEvents(projectId: string, after: number): void {
  // Later reads of the project move `eventSeq`; the subscription goes on from where it began.
  const start = useRef(after);
  const config = useMemo<GraphQLSubscriptionConfig<useScoreEventsSubscription>>(
    () => ({
      subscription: graphql`
        subscription useScoreEventsSubscription($projectId: ID!, $after: Int) {
          events(projectId: $projectId, after: $after) {
            seq
            project {
              id
              ...ScoreDetail_project
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
