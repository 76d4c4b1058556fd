import { useMemo, useRef } from 'react';
import { graphql, useSubscription } from 'react-relay/hooks.js';
import type { GraphQLSubscriptionConfig } from 'relay-runtime';
import type { useAnalyzeEventsSubscription } from '../../../__generated__/useAnalyzeEventsSubscription.graphql.ts';

/** Keeps one project's results up to date, from the moment it was read: each tool's arrives by itself. */
export function useAnalyzeEvents(projectId: string, after: number): void {
  // Later reads of the project move `eventSeq`; the subscription goes on from where it began.
  const start = useRef(after);
  const config = useMemo<GraphQLSubscriptionConfig<useAnalyzeEventsSubscription>>(
    () => ({
      subscription: graphql`
        subscription useAnalyzeEventsSubscription($projectId: ID!, $after: Int) {
          events(projectId: $projectId, after: $after) {
            seq
            project {
              id
              ...AnalysisResult_project
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
