import { graphql, useFragment } from 'react-relay/hooks.js';
import type { ConfirmBlock_project$key } from '../../../../__generated__/ConfirmBlock_project.graphql.ts';
import { ConfirmStep } from './ConfirmStep.tsx';

/** Shown while the project waits: what the step made, to be changed or accepted. */
export function ConfirmBlock({ project: projectRef }: { project: ConfirmBlock_project$key }) {
  const project = useFragment(
    graphql`
      fragment ConfirmBlock_project on Project {
        id
        number
        status
        steps {
          id
          name
          status
          ...ConfirmStep_step
        }
        ...ClipEditor_project
      }
    `,
    projectRef,
  );
  const waiting =
    project.status === 'WAITING' ? project.steps.find((step) => step.status === 'WAITING') : undefined;
  if (!waiting) return null;
  return (
    <ConfirmStep
      key={waiting.id}
      projectId={project.id}
      draftKey={`reelsmith.edit.${project.number}.${waiting.name}`}
      step={waiting}
      clips={project}
    />
  );
}
