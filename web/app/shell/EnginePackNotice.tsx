import { chakra } from '@chakra-ui/react/styled-system';
import { lazy, Suspense } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { EnginePackNotice_packs$key } from '../../__generated__/EnginePackNotice_packs.graphql.ts';
import { shell as t } from '../../locales/zh-CN/shell.ts';

const LiveEnginePacks = lazy(async () => ({
  default: (await import('./LiveEnginePacks.tsx')).LiveEnginePacks,
}));

/** Which engine is still on its way; nothing once all are here. Never in the way: it is one quiet line. */
export function EnginePackNotice({ packs: packsRef }: { packs: EnginePackNotice_packs$key }) {
  const packs = useFragment(
    graphql`
      fragment EnginePackNotice_packs on EnginePack @relay(plural: true) {
        name
        label
        state
        receivedBytes
        totalBytes
        error
      }
    `,
    packsRef,
  );
  const unfinished = packs.some((pack) => pack.state === 'FETCHING' || pack.state === 'MISSING');
  const fetching = packs.find((pack) => pack.state === 'FETCHING');
  const failed = packs.find((pack) => pack.state === 'FAILED');
  const percent = fetching
    ? Math.floor((100 * fetching.receivedBytes) / Math.max(1, fetching.totalBytes))
    : 0;
  return (
    <>
      {unfinished && (
        <Suspense fallback={null}>
          <LiveEnginePacks />
        </Suspense>
      )}
      {(fetching ?? failed) && (
        <chakra.span hideBelow="lg" textStyle="caption" color="fg.subtle" title={failed?.error ?? undefined}>
          {fetching ? t.enginePreparing(fetching.label, percent) : failed && t.engineFailed(failed.label)}
        </chakra.span>
      )}
    </>
  );
}
