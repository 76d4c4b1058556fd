import { chakra } from '@chakra-ui/react/styled-system';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { MiniStrip_project$key } from '../../__generated__/MiniStrip_project.graphql.ts';
import { describeStatus } from '../statusTag/statusTable.ts';
import { overallFraction, progressSentence, stepFraction } from './progressText.ts';
import { readProgress } from './readProgress.ts';

/** The film strip in one line, for cards: a cell a step, filled as it goes. */
export function MiniStrip({ project: ref }: { project: MiniStrip_project$key }) {
  const project = readProgress(
    useFragment(
      graphql`
        fragment MiniStrip_project on Project {
          ...readProgress_project
        }
      `,
      ref,
    ),
  );
  const { tone } = describeStatus(project.status, project.reason);
  const fill = tone === 'working' ? 'status.working.edge' : `status.${tone}.fg`;
  return (
    <chakra.div
      role="progressbar"
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(overallFraction(project) * 100)}
      aria-label={progressSentence(project)}
      display="flex"
      gap="2px"
      h="6px"
    >
      {project.steps.map((step) => (
        <chakra.span key={step.id} flex="1" bg="bg.hover" borderRadius="2px" overflow="hidden">
          <chakra.span
            display="block"
            h="full"
            bg={fill}
            transformOrigin="left"
            transition="transform 180ms ease-out"
            style={{ transform: `scaleX(${stepFraction(step)})` }}
          />
        </chakra.span>
      ))}
    </chakra.div>
  );
}
