import { chakra } from '@chakra-ui/react/styled-system';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { ToolSection_step$key } from '../../../../__generated__/ToolSection_step.graphql.ts';
import { AnalyzeView } from '../../../../features/insight/AnalyzeView.tsx';
import { panel } from '../../../../features/insight/insightStyles.ts';
import { ReviewView } from '../../../../features/insight/ReviewView.tsx';
import { ScoreView } from '../../../../features/insight/ScoreView.tsx';
import { StatusTag } from '../../../../features/statusTag/StatusTag.tsx';
import { analyzeResult as t } from '../../../../locales/zh-CN/analyze.ts';
import { analysis, review, score } from '../../../../locales/zh-CN/insight.ts';

interface ToolSectionProps {
  step: ToolSection_step$key;
  /** The project was stopped by its person: what did not end did not fail. */
  cancelled: boolean;
  /** Of the project; names the files that are taken home. */
  title: string;
}

const words = { analyze: analysis, score, reviewer: review } as const;

/** One tool: what it found, that it is at work, or why it has nothing. */
export function ToolSection({ step: stepRef, cancelled, title }: ToolSectionProps) {
  const step = useFragment(
    graphql`
      fragment ToolSection_step on ProjectStep {
        name
        label
        status
        error
        insight {
          ...AnalyzeView_result @alias(as: "analyzed")
          ...ScoreView_result @alias(as: "scored")
          ...ReviewView_result @alias(as: "reviewed")
        }
      }
    `,
    stepRef,
  );
  const text = words[step.name as keyof typeof words] ?? analysis;
  const stopped = cancelled && step.status === 'FAILED';
  const found = step.insight;
  const heading = `tool-${step.name}`;
  return (
    <chakra.section aria-labelledby={heading} id={`section-${step.name}`} scrollMarginTop="16px">
      <chakra.div display="flex" alignItems="center" gap="3" mb="2">
        <chakra.h3 id={heading} textStyle="title" fontSize="16px" flex="1">
          {step.label}
        </chakra.h3>
        <StatusTag status={step.status} reason={stopped ? 'CANCELLED' : null} />
      </chakra.div>
      {found?.analyzed && <AnalyzeView result={found.analyzed} name={title} />}
      {found?.scored && <ScoreView result={found.scored} name={title} />}
      {found?.reviewed && <ReviewView result={found.reviewed} name={title} />}
      {!found && (
        <chakra.div css={panel}>
          {step.status === 'FAILED' && !stopped && (
            // The reason says itself that the credits came back.
            <chakra.p color="status.failed.fg" role="alert">
              {text.failed}
              {step.error || t.unknown}
            </chakra.p>
          )}
          {stopped && <chakra.p color="fg.muted">{t.stopped}</chakra.p>}
          {step.status === 'DONE' && <chakra.p color="fg.muted">{text.empty}</chakra.p>}
          {(step.status === 'PROCESSING' || step.status === 'INITIAL') && (
            <chakra.p color="fg.muted">
              {step.status === 'INITIAL' ? text.empty : t.inProgress(step.label)}
            </chakra.p>
          )}
        </chakra.div>
      )}
    </chakra.section>
  );
}
