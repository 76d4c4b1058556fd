import { chakra } from '@chakra-ui/react/styled-system';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { FindingRow_finding$key } from '../../__generated__/FindingRow_finding.graphql.ts';
import { review as t } from '../../locales/zh-CN/insight.ts';
import { EvidenceList } from './EvidenceList.tsx';
import { RemedyLine } from './RemedyLine.tsx';

/** Never colour alone: each weight has its sign and its word. */
const signs = {
  BLOCK: { Icon: CircleAlert, tone: 'failed' },
  WARN: { Icon: TriangleAlert, tone: 'working' },
  HINT: { Icon: Info, tone: 'initial' },
} as const;

/** Something a reviewer would point at: by which rule, why, where, and what to do. */
export function FindingRow({ finding: findingRef }: { finding: FindingRow_finding$key }) {
  const finding = useFragment(
    graphql`
      fragment FindingRow_finding on Finding {
        severity
        rule
        title
        detail
        evidence {
          ...EvidenceList_evidence
        }
        remedy {
          ...RemedyLine_remedy
        }
      }
    `,
    findingRef,
  );
  const { Icon, tone } = signs[finding.severity];
  return (
    <chakra.li css={row}>
      <chakra.div display="flex" gap="2" alignItems="baseline" flexWrap="wrap">
        <chakra.span css={tag} bg={`status.${tone}.bg`} color={`status.${tone}.fg`}>
          <Icon size={13} aria-hidden />
          {t.severity[finding.severity]}
        </chakra.span>
        <chakra.h4 textStyle="heading" flex="1 1 160px" minW="0">
          {finding.title}
        </chakra.h4>
        <chakra.span textStyle="caption" color="fg.subtle">
          {finding.rule}
        </chakra.span>
      </chakra.div>
      <chakra.p>{finding.detail}</chakra.p>
      <EvidenceList evidence={finding.evidence} />
      {finding.remedy && <RemedyLine remedy={finding.remedy} />}
    </chakra.li>
  );
}

const row = {
  display: 'flex',
  flexDirection: 'column',
  gap: '2',
  py: '4',
  borderTopWidth: '1px',
  borderColor: 'border',
} as const;
const tag = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1',
  px: '1.5',
  borderRadius: 'tag',
  textStyle: 'caption',
  fontWeight: 'medium',
} as const;
