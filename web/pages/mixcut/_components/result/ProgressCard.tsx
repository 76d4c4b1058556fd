import { chakra } from '@chakra-ui/react/styled-system';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { ProgressCard_project$key } from '../../../../__generated__/ProgressCard_project.graphql.ts';
import { overallFraction, progressSentence } from '../../../../features/filmStrip/progressText.ts';
import { result as t } from '../../../../locales/zh-CN/result.ts';

/** Current and total, the bar, and the sentence of what happens now. Gone once the film is there. */
export function ProgressCard({ project: projectRef }: { project: ProgressCard_project$key }) {
  const project = useFragment(
    graphql`
      fragment ProgressCard_project on Project {
        status
        reason
        currentStep
        stepCount
        steps {
          label
          status
          progress {
            fraction
            message
            etaSeconds
          }
        }
      }
    `,
    projectRef,
  );
  if (project.status === 'DONE' || project.status === 'FAILED') return null;
  const fraction = overallFraction(project);
  return (
    <chakra.section css={card} aria-label={t.progress}>
      <chakra.div display="flex" gap="3" alignItems="baseline">
        <chakra.p flex="1" minW="0">
          {progressSentence(project)}
        </chakra.p>
        <chakra.p textStyle="table" color="fg.muted">
          {t.steps(Math.min(project.currentStep + 1, project.stepCount), project.stepCount)}
        </chakra.p>
      </chakra.div>
      <chakra.div
        role="progressbar"
        aria-label={t.progress}
        aria-valuenow={Math.round(fraction * 100)}
        aria-valuemin={0}
        aria-valuemax={100}
        h="6px"
        bg="bg.hover"
        borderRadius="full"
        overflow="hidden"
      >
        <chakra.div
          h="full"
          bg={project.status === 'WAITING' ? 'status.waiting.fg' : 'status.working.edge'}
          transformOrigin="left"
          transition="transform 180ms ease-out"
          style={{ transform: `scaleX(${fraction})` }}
        />
      </chakra.div>
    </chakra.section>
  );
}

const card = {
  display: 'flex',
  flexDirection: 'column',
  gap: '2',
  p: '4',
  bg: 'bg.panel',
  borderWidth: '1px',
  borderColor: 'border',
  borderRadius: 'panel',
} as const;
