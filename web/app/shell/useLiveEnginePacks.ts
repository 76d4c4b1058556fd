import { useMemo } from 'react';
import { graphql, useSubscription } from 'react-relay/hooks.js';
import type { GraphQLSubscriptionConfig } from 'relay-runtime';
import type { useLiveEnginePacksSubscription } from '../../__generated__/useLiveEnginePacksSubscription.graphql.ts';

/** How far the engine packs are, as they come; the records update by their ids. */
export function useLiveEnginePacks(): void {
  const config = useMemo<GraphQLSubscriptionConfig<useLiveEnginePacksSubscription>>(
    () => ({
      subscription: graphql`
        subscription useLiveEnginePacksSubscription {
          enginePacks {
            ...EnginePackNotice_packs
          }
        }
      `,
      variables: {},
    }),
    [],
  );
  useSubscription(config);
}
