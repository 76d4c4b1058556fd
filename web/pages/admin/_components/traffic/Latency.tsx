import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { graphql } from 'react-relay/hooks.js';
import type { LatencyQuery } from '../../../../__generated__/LatencyQuery.graphql.ts';
import { traffic as t } from '../../../../locales/zh-CN/adminWatch.ts';
import { useTableQuery } from '../../../../relay/useTableQuery.ts';
import { milliseconds } from './milliseconds.ts';

/** How fast the API answers, in one number. */
export function Latency({ round }: { round: number }) {
  const { data } = useTableQuery<LatencyQuery>(
    graphql`
      query LatencyQuery {
        trafficLatencyMs
      }
    `,
    {},
    round,
  );
  return <LatencyFrame>{milliseconds(data.trafficLatencyMs)}</LatencyFrame>;
}

export function LatencyFrame({ children }: { children: ReactNode }) {
  return (
    <chakra.p m="0" color="fg.muted" title={t.latencyHint}>
      {t.latency}
      <chakra.strong ms="2" color="fg" fontVariantNumeric="tabular-nums">
        {children}
      </chakra.strong>
    </chakra.p>
  );
}
