import { chakra } from '@chakra-ui/react/styled-system';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { ReviewView_result$key } from '../../__generated__/ReviewView_result.graphql.ts';
import { review as t } from '../../locales/zh-CN/insight.ts';
import { FindingRow } from './FindingRow.tsx';
import { panel } from './insightStyles.ts';
import { MarkdownReport } from './MarkdownReport.tsx';
import { ScriptComparison } from './ScriptComparison.tsx';

interface ReviewViewProps {
  result: ReviewView_result$key;
  /** Names the files that are taken home. */
  name: string;
}

/** Whether it may be published, what a reviewer would point at, and the report. */
export function ReviewView({ result: resultRef, name }: ReviewViewProps) {
  const result = useFragment(
    graphql`
      fragment ReviewView_result on ReviewResult {
        passed
        reviewReport
        findings {
          severity
          ...FindingRow_finding
        }
        scriptComparison {
          ...ScriptComparison_comparison
        }
      }
    `,
    resultRef,
  );
  const counts = (['BLOCK', 'WARN', 'HINT'] as const)
    .map((severity) => ({
      label: t.severity[severity],
      count: result.findings.filter((finding) => finding.severity === severity).length,
    }))
    .filter(({ count }) => count > 0);
  const Icon = result.passed ? CircleCheck : CircleAlert;
  return (
    <chakra.div display="flex" flexDirection="column" gap="4" minW="0">
      <chakra.div css={panel}>
        <chakra.p
          display="flex"
          alignItems="center"
          gap="2"
          textStyle="title"
          color={result.passed ? 'status.done.fg' : 'status.failed.fg'}
        >
          <Icon size={20} aria-hidden />
          {result.passed ? t.passed : t.blocked}
        </chakra.p>
        <chakra.p color="fg.muted">
          {counts.map(({ label, count }) => `${label} ${t.count(count)}`).join(' · ') || t.nothing}
        </chakra.p>
        {result.findings.length > 0 && (
          <chakra.ul listStyle="none" m="0" p="0" aria-label={t.title}>
            {result.findings.map((finding, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: findings of one finished result, never reordered
              <FindingRow key={index} finding={finding} />
            ))}
          </chakra.ul>
        )}
        {result.scriptComparison && <ScriptComparison comparison={result.scriptComparison} />}
      </chakra.div>
      <MarkdownReport title={t.report} markdown={result.reviewReport} fileName={`${name}-${t.report}`} />
    </chakra.div>
  );
}
