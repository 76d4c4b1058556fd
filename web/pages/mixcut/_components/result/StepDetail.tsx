import { chakra } from '@chakra-ui/react/styled-system';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { StepDetail_project$key } from '../../../../__generated__/StepDetail_project.graphql.ts';
import type { StepDetail_step$key } from '../../../../__generated__/StepDetail_step.graphql.ts';
import { StatusTag } from '../../../../features/statusTag/StatusTag.tsx';
import { formatCount, formatSeconds } from '../../../../lib/format.ts';
import { result as t } from '../../../../locales/zh-CN/result.ts';
import { Facts } from '../../../../ui/Facts.tsx';
import { describeStepResult } from '../../_lib/stepSummary.ts';

interface StepDetailProps {
  step: StepDetail_step$key;
  project: StepDetail_project$key;
}

/** What one step made, who made it, how long it took and what it cost. */
export function StepDetail({ step: stepRef, project: projectRef }: StepDetailProps) {
  const step = useFragment(
    graphql`
      fragment StepDetail_step on ProjectStep {
        index
        label
        status
        resultKey
        result
        edited
        engine
        error
        priceCredits
        startedAt
        finishedAt
      }
    `,
    stepRef,
  );
  const { script } = useFragment(
    graphql`
      fragment StepDetail_project on Project {
        script {
          title
          summary
          hashtags
        }
      }
    `,
    projectRef,
  );
  const facts: [string, string][] = [];
  if (step.engine) facts.push([t.engine, step.engine]);
  if (step.startedAt && step.finishedAt) {
    facts.push([t.took, formatSeconds(Date.parse(step.finishedAt) - Date.parse(step.startedAt))]);
  }
  facts.push([t.price, t.credits(formatCount(step.priceCredits))]);
  const lines = describeStepResult(step.resultKey, step.result);
  return (
    <chakra.section css={box} aria-label={t.stepDetail(step.label)}>
      <chakra.div display="flex" gap="3" alignItems="center">
        <chakra.h3 textStyle="heading" flex="1">
          {step.label}
        </chakra.h3>
        {step.edited && (
          <chakra.span textStyle="caption" color="fg.muted">
            {t.edited}
          </chakra.span>
        )}
        <StatusTag status={step.status} />
      </chakra.div>
      {step.status === 'INITIAL' && <chakra.p color="fg.muted">{t.notYet(step.index + 1)}</chakra.p>}
      {step.error && <chakra.p color="status.failed.fg">{step.error}</chakra.p>}
      {step.resultKey === 'script_result' && script && (
        <div>
          <chakra.p fontWeight="medium">{script.title}</chakra.p>
          <chakra.p color="fg.muted">{script.summary}</chakra.p>
          <chakra.p textStyle="table" color="fg.muted">
            {script.hashtags.map((tag) => `#${tag.replace(/^#/, '')}`).join(' ')}
          </chakra.p>
        </div>
      )}
      {lines.length > 0 && (
        <chakra.ul m="0" p="0" listStyle="none" maxH="240px" overflowY="auto" textStyle="table">
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of one finished result, never reordered
            <li key={index}>{line}</li>
          ))}
        </chakra.ul>
      )}
      {step.status !== 'INITIAL' && <Facts rows={facts} />}
    </chakra.section>
  );
}

const box = {
  display: 'flex',
  flexDirection: 'column',
  gap: '3',
  p: '4',
  bg: 'bg.panel',
  borderWidth: '1px',
  borderColor: 'border.strong',
  borderRadius: 'panel',
  animation: 'rise 140ms ease-out',
} as const;
