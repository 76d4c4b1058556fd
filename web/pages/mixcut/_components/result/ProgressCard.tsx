import { chakra } from '@chakra-ui/react/styled-system';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { ProgressCard_project$key } from '../../../../__generated__/ProgressCard_project.graphql.ts';
import { overallFraction, progressSentence } from '../../../../features/filmStrip/progressText.ts';
import { readProgress } from '../../../../features/filmStrip/readProgress.ts';
import { result as t } from '../../../../locales/zh-CN/result.ts';
import { ProgressBar } from '../../../../ui/ProgressBar.tsx';

/** Current and total, the bar, and the sentence of what happens now. Gone once the film is there. */
export function ProgressCard({ project: ref }: { project: ProgressCard_project$key }) {
  const data = useFragment(
    graphql`
      fragment ProgressCard_project on Project {
        stepCount
        ...readProgress_project
      }
    `,
    ref,
  );
  const project = readProgress(data);
  if (project.status === 'DONE' || project.status === 'FAILED') return null;
  return (
    <chakra.section css={card} aria-label={t.progress}>
      <chakra.div display="flex" gap="3" alignItems="baseline">
        <chakra.p flex="1" minW="0">
          {progressSentence(project)}
        </chakra.p>
        <chakra.p textStyle="table" color="fg.muted">
          {t.steps(Math.min(project.currentStep + 1, data.stepCount), data.stepCount)}
        </chakra.p>
      </chakra.div>
      <ProgressBar
        label={t.progress}
        fraction={overallFraction(project)}
        color={project.status === 'WAITING' ? 'status.waiting.fg' : undefined}
      />
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
