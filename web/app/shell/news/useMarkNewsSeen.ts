import { useCallback } from 'react';
import { graphql, useMutation } from 'react-relay/hooks.js';
import type { useMarkNewsSeenMutation } from '../../../__generated__/useMarkNewsSeenMutation.graphql.ts';

/** Says that everything up to a moment was seen; failing costs nothing but a number that stays. */
export function useMarkNewsSeen(): (until: string) => void {
  const [commit] = useMutation<useMarkNewsSeenMutation>(graphql`
    mutation useMarkNewsSeenMutation($until: DateTime!) {
      markNewsSeen(until: $until) {
        unreadNewsCount
      }
    }
  `);
  return useCallback(
    (until: string) => {
      commit({
        variables: { until },
        updater: (store) => {
          const left = store.getRootField('markNewsSeen')?.getValue('unreadNewsCount');
          if (typeof left === 'number') store.getRoot().setValue(left, 'unreadNewsCount');
        },
      });
    },
    [commit],
  );
}
