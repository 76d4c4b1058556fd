import { useCallback } from 'react';
import { graphql, useMutation } from 'react-relay/hooks.js';
import type { useAddBatchMutation } from '../../__generated__/useAddBatchMutation.graphql.ts';

/** Puts a batch on the space's list, or finds it there; so it is offered the next time. */
export function useAddBatch(): (name: string) => Promise<void> {
  const [commit] = useMutation<useAddBatchMutation>(graphql`
    mutation useAddBatchMutation($name: String!) {
      addBatch(name: $name) {
        batch {
          id
          name
        }
      }
    }
  `);
  return useCallback(
    (name) =>
      new Promise((resolve, reject) => {
        commit({ variables: { name }, onCompleted: () => resolve(), onError: reject });
      }),
    [commit],
  );
}
