import { useEffect } from 'react';
import { type PreloadedQuery, usePreloadedQuery } from 'react-relay/hooks.js';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';

const owners = new WeakMap<object, number>();

/**
 * usePreloadedQuery for a reference that a route loader made: the component that reads it lets go of it when it
 * leaves. Release waits a moment, because React mounts effects twice in development and a loader's reference
 * cannot be had back once disposed.
 */
export function useOwnedQuery<TQuery extends OperationType>(
  query: GraphQLTaggedNode,
  reference: PreloadedQuery<TQuery>,
): TQuery['response'] {
  useEffect(() => {
    owners.set(reference, (owners.get(reference) ?? 0) + 1);
    return () => {
      owners.set(reference, (owners.get(reference) ?? 1) - 1);
      setTimeout(() => {
        if (owners.get(reference) === 0) reference.dispose();
      }, 1000);
    };
  }, [reference]);
  return usePreloadedQuery(query, reference);
}
