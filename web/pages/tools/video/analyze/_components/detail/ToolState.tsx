import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { ToolState_step$key } from '../../../../../../__generated__/ToolState_step.graphql.ts';
import { stepFraction } from '../../../../../../features/filmStrip/progressText.ts';
import { formatEta } from '../../../../../../lib/format.ts';
import { taskDetail as t } from '../../../../../../locales/zh-CN/tasks.ts';
import { Spinner } from '../../../../../../ui/feedback.tsx';
import { ProgressBar } from '../../../../../../ui/ProgressBar.tsx';

interface ToolStateProps {
  step: ToolState_step$key;
  /** The seed's words of this kind's failure. */
  failed: (error: string) => string;
  /** Beside the reason: the way to try again. */
  retry?: ReactNode;
}

/** What a tool does now, or why it ended without a result; nothing where it is done. */
export function ToolState({ step: stepRef, failed, retry }: ToolStateProps) {
  const step = useFragment(
    graphql`
      fragment ToolState_step on ProjectStep {
        label
        status
        error
        progress {
          fraction
          message
          etaSeconds
        }
      }
    `,
    stepRef,
  );
  if (step.status === 'DONE') return null;
  if (step.status === 'FAILED') {
    return (
      <chakra.div css={failure}>
        <chakra.p role="alert" flex="1 1 220px" minW="0">
          {failed(step.error || t.unknown)}
        </chakra.p>
        {retry}
      </chakra.div>
    );
  }
  const eta = step.progress?.etaSeconds;
  const message = step.status === 'INITIAL' ? t.waiting : step.progress?.message || t.working;
  const fraction = stepFraction(step);
  return (
    <chakra.div display="flex" flexDirection="column" gap="2" pb="4">
      <Spinner label={eta ? `${message} · ${formatEta(eta)}` : message} />
      <ProgressBar label={step.label} fraction={fraction} />
    </chakra.div>
  );
}

const failure = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2',
  alignItems: 'center',
  p: '3',
  mb: '4',
  bg: 'status.failed.bg',
  color: 'status.failed.fg',
  borderRadius: 'control',
} as const;
