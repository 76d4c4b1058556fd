import { useState } from 'react';
import { graphql, useMutation } from 'react-relay/hooks.js';
import type { useRetryProjectMutation } from '../../__generated__/useRetryProjectMutation.graphql.ts';
import { failureMessage } from '../../lib/failure.ts';
import { failures } from '../../locales/zh-CN/failures.ts';

/** Goes on from the step that failed; finished work is used again. The project's state comes by its events alone. */
export function useRetryProject() {
  const [commit, isRetrying] = useMutation<useRetryProjectMutation>(graphql`
    mutation useRetryProjectMutation($id: ID!) {
      retryProject(id: $id) {
        __typename
        ... on RetryProjectSuccess {
          project {
            id
          }
          viewer {
            id
            credits
            creditsHeld
          }
        }
        ... on InsufficientCredits {
          message
        }
      }
    }
  `);
  const [failure, setFailure] = useState<string | null>(null);
  const retry = (id: string) => {
    setFailure(null);
    commit({
      variables: { id },
      onCompleted: ({ retryProject: outcome }) => {
        if (outcome.__typename === 'InsufficientCredits') setFailure(outcome.message);
      },
      onError: (error) => setFailure(failureMessage(error, failures.retry)),
    });
  };
  return { retry, isRetrying, failure };
}
