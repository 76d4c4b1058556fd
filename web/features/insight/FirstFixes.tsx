import { chakra } from '@chakra-ui/react/styled-system';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { FirstFixes_criteria$key } from '../../__generated__/FirstFixes_criteria.graphql.ts';
import { score as t } from '../../locales/zh-CN/insight.ts';
import { mostUrgent } from './mostUrgent.ts';

/** What to change first: where the most points are to be won. */
export function FirstFixes({ criteria: criteriaRef }: { criteria: FirstFixes_criteria$key }) {
  const criteria = useFragment(
    graphql`
      fragment FirstFixes_criteria on Criterion @relay(plural: true) {
        key
        title
        weight
        score
        remedy {
          text
        }
      }
    `,
    criteriaRef,
  );
  const first = mostUrgent(criteria);
  if (first.length === 0) return null;
  return (
    <chakra.section css={box} aria-label={t.first}>
      <chakra.h4 textStyle="heading">{t.first}</chakra.h4>
      <chakra.ol css={list}>
        {first.map(({ key, title, remedy }) => (
          <li key={key}>
            <chakra.span fontWeight="semibold">{title}</chakra.span>　{remedy?.text}
          </li>
        ))}
      </chakra.ol>
    </chakra.section>
  );
}

const box = {
  display: 'flex',
  flexDirection: 'column',
  gap: '2',
  px: '3',
  py: '2.5',
  bg: 'bg.subtle',
  borderRadius: 'control',
} as const;

const list = {
  m: 0,
  ps: '5',
  listStyle: 'decimal',
  textStyle: 'table',
  '& li + li': { mt: '1' },
  '& li::marker': { color: 'fg.subtle', fontVariantNumeric: 'tabular-nums' },
} as const;
