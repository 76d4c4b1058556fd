import { useEffect } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks.js';
import type { useEnginePackRefreshQuery } from '../../__generated__/useEnginePackRefreshQuery.graphql.ts';

/** Looks again at how far the packs are when the person comes back to this tab. */
export function useEnginePackRefresh(): void {
  const environment = useRelayEnvironment();
  useEffect(() => {
    const refresh = () => {
      if (document.visibilityState !== 'visible') return;
      fetchQuery<useEnginePackRefreshQuery>(
        environment,
        graphql`
          query useEnginePackRefreshQuery {
            enginePacks {
              ...EnginePackNotice_packs
            }
          }
        `,
        {},
      ).subscribe({ error: () => undefined });
    };
    document.addEventListener('visibilitychange', refresh);
    return () => document.removeEventListener('visibilitychange', refresh);
  }, [environment]);
}
