import { chakra } from '@chakra-ui/react/styled-system';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { EvidenceList_evidence$key } from '../../__generated__/EvidenceList_evidence.graphql.ts';
import { score as t } from '../../locales/zh-CN/insight.ts';
import { Thumbnail } from '../materials/Thumbnail.tsx';
import { TimeButton } from './TimeButton.tsx';

/** What a judgement rests on: where, what was measured, whose words. */
export function EvidenceList({ evidence: evidenceRef }: { evidence: EvidenceList_evidence$key }) {
  const evidence = useFragment(
    graphql`
      fragment EvidenceList_evidence on Evidence @relay(plural: true) {
        atMs
        thumbnailUrl
        figure
        quote
      }
    `,
    evidenceRef,
  );
  if (evidence.length === 0) return null;
  return (
    <chakra.ul css={list} aria-label={t.evidence}>
      {evidence.map(({ atMs, thumbnailUrl, figure, quote }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the evidence of one finished result, never reordered
        <chakra.li key={index} display="flex" gap="2" alignItems="center" minW="0">
          {thumbnailUrl && <Thumbnail url={thumbnailUrl} mediaType="VIDEO" w="64px" h="40px" />}
          {atMs != null && <TimeButton atMs={atMs} />}
          <chakra.span minW="0" overflowWrap="anywhere">
            {figure}
            {figure && quote && '　'}
            {quote && <chakra.q color="fg.muted">{quote}</chakra.q>}
          </chakra.span>
        </chakra.li>
      ))}
    </chakra.ul>
  );
}

const list = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: '1.5',
  textStyle: 'table',
  '& q': { quotes: '"“" "”"' },
} as const;
