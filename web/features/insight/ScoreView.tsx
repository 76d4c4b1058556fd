import { chakra } from '@chakra-ui/react/styled-system';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { ScoreView_result$key } from '../../__generated__/ScoreView_result.graphql.ts';
import { score as t } from '../../locales/zh-CN/insight.ts';
import { CriterionRow } from './CriterionRow.tsx';
import { FirstFixes } from './FirstFixes.tsx';
import { panel } from './insightStyles.ts';
import { MarkdownReport } from './MarkdownReport.tsx';
import { scoreTone } from './scoreTone.ts';
import { UnjudgedCriteria } from './UnjudgedCriteria.tsx';

interface ScoreViewProps {
  result: ScoreView_result$key;
  /** Names the files that are taken home. */
  name: string;
}

/** The score with everything it is made of, and its report. */
export function ScoreView({ result: resultRef, name }: ScoreViewProps) {
  const result = useFragment(
    graphql`
      fragment ScoreView_result on ScoreResult {
        score
        level
        scoringReport
        criteria {
          key
          score
          basis
          ...CriterionRow_criterion
          ...FirstFixes_criteria
          ...UnjudgedCriteria_criteria
        }
      }
    `,
    resultRef,
  );
  return (
    <chakra.div display="flex" flexDirection="column" gap="4" minW="0">
      <chakra.div css={panel}>
        {/* Where it stands alone in an entry, the levels of headings go on from here. */}
        <chakra.h3 srOnly>{t.criteria}</chakra.h3>
        <chakra.div display="flex" alignItems="baseline" gap="2" flexWrap="wrap">
          <chakra.span textStyle="display" fontVariantNumeric="tabular-nums">
            {t.points(result.score)}
          </chakra.span>
          <chakra.span textStyle="heading">{result.level}</chakra.span>
          <chakra.span textStyle="caption" color="fg.subtle">
            {t.outOf}
          </chakra.span>
        </chakra.div>
        <chakra.div h="8px" bg="bg.hover" borderRadius="full" overflow="hidden" aria-hidden>
          <chakra.div h="full" bg={scoreTone(result.score)} style={{ width: `${result.score}%` }} />
        </chakra.div>
        {result.criteria.some(({ basis }) => basis === 'MODEL') && (
          <chakra.p textStyle="caption" color="fg.subtle">
            {t.byModel}
          </chakra.p>
        )}
        <FirstFixes criteria={result.criteria} />
        <chakra.ul css={rubric} aria-label={t.criteria}>
          {result.criteria
            .filter(({ score }) => score != null)
            .map((criterion) => (
              <CriterionRow key={criterion.key} criterion={criterion} />
            ))}
        </chakra.ul>
        <UnjudgedCriteria criteria={result.criteria} />
      </chakra.div>
      <MarkdownReport title={t.report} markdown={result.scoringReport} fileName={`${name}-${t.report}`} />
    </chakra.div>
  );
}

/** Side by side where there is room; a line above each row keeps them apart. */
const rubric = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 400px), 1fr))',
  columnGap: '6',
} as const;
