import { chakra } from '@chakra-ui/react/styled-system';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { UnjudgedCriteria_criteria$key } from '../../__generated__/UnjudgedCriteria_criteria.graphql.ts';
import { score as t } from '../../locales/zh-CN/insight.ts';

/** What could not be judged, and why: a line each, below what could. */
export function UnjudgedCriteria({ criteria: criteriaRef }: { criteria: UnjudgedCriteria_criteria$key }) {
  const criteria = useFragment(
    graphql`
      fragment UnjudgedCriteria_criteria on Criterion @relay(plural: true) {
        key
        title
        score
        verdict
      }
    `,
    criteriaRef,
  );
  const unjudged = criteria.filter(({ score }) => score == null);
  if (unjudged.length === 0) return null;
  return (
    <chakra.section css={part}>
      <chakra.h4 textStyle="label" color="fg.muted">
        {t.unjudged(unjudged.length)}
      </chakra.h4>
      <chakra.dl css={rows}>
        {unjudged.map(({ key, title, verdict }) => (
          <div key={key}>
            <dt>{title}</dt>
            <dd>{verdict}</dd>
          </div>
        ))}
      </chakra.dl>
    </chakra.section>
  );
}

const part = {
  display: 'flex',
  flexDirection: 'column',
  gap: '2',
  pt: '4',
  borderTopWidth: '1px',
  borderColor: 'border',
} as const;

const rows = {
  m: 0,
  textStyle: 'table',
  color: 'fg.muted',
  '& > div': {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: '9em minmax(0, 1fr)' },
    columnGap: '3',
    py: '1',
  },
  '& dt': { fontWeight: 'medium' },
  '& dd': { m: 0 },
} as const;
