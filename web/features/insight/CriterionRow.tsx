import { chakra } from '@chakra-ui/react/styled-system';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { CriterionRow_criterion$key } from '../../__generated__/CriterionRow_criterion.graphql.ts';
import { score as t } from '../../locales/zh-CN/insight.ts';
import { EvidenceList } from './EvidenceList.tsx';
import { RemedyLine } from './RemedyLine.tsx';
import { scoreTone } from './scoreTone.ts';

/** One line of the rubric: how much of it, why, and what to do. */
export function CriterionRow({ criterion: criterionRef }: { criterion: CriterionRow_criterion$key }) {
  const criterion = useFragment(
    graphql`
      fragment CriterionRow_criterion on Criterion {
        title
        weight
        score
        verdict
        basis
        evidence {
          ...EvidenceList_evidence
        }
        remedy {
          ...RemedyLine_remedy
        }
      }
    `,
    criterionRef,
  );
  const { score } = criterion;
  return (
    <chakra.li css={row}>
      <chakra.div display="flex" gap="2" alignItems="baseline">
        <chakra.h4 textStyle="heading">{criterion.title}</chakra.h4>
        <chakra.span textStyle="caption" color="fg.subtle" flex="1">
          {t.weight(criterion.weight)}
          {criterion.basis === 'MODEL' && ` · ${t.model}`}
        </chakra.span>
        <chakra.span
          fontWeight="semibold"
          fontVariantNumeric="tabular-nums"
          color={score == null ? 'fg.subtle' : undefined}
        >
          {score ?? '—'}
        </chakra.span>
      </chakra.div>
      {score != null && (
        <chakra.div h="6px" bg="bg.hover" borderRadius="full" overflow="hidden" aria-hidden>
          <chakra.div h="full" bg={scoreTone(score)} borderRadius="full" style={{ width: `${score}%` }} />
        </chakra.div>
      )}
      <chakra.p>{criterion.verdict}</chakra.p>
      <EvidenceList evidence={criterion.evidence} />
      {criterion.remedy && <RemedyLine remedy={criterion.remedy} />}
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
