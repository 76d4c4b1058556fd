import { useDeferredValue } from 'react';
import { useLazyLoadQuery } from 'react-relay/hooks.js';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';

/**
 * The rows that the address asks for. While others are fetched the ones before stay (`stale` says so), so that a
 * page turns without a flash; whatever the store has is shown at once and checked behind it.
 */
export function useTableQuery<TQuery extends OperationType>(
  query: GraphQLTaggedNode,
  variables: TQuery['variables'],
  attempt: number,
): { data: TQuery['response']; stale: boolean } {
  // As text, because every render makes the same variables anew.
  const asked = JSON.stringify([variables, attempt]);
  const shown = useDeferredValue(asked);
  const [shownVariables, fetchKey] = JSON.parse(shown) as [TQuery['variables'], number];
  const data = useLazyLoadQuery<TQuery>(query, shownVariables, {
    fetchKey,
    fetchPolicy: 'store-and-network',
  });
  return { data, stale: shown !== asked };
}
