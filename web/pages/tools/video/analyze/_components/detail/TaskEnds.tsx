import { VisuallyHidden } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { TaskEnds_project$key } from '../../../../../../__generated__/TaskEnds_project.graphql.ts';
import { overallFraction } from '../../../../../../features/filmStrip/progressText.ts';
import { isRunning } from '../../../../../../features/statusTag/statusTable.ts';
import { shell } from '../../../../../../locales/zh-CN/shell.ts';
import { taskDetail as t, tasks } from '../../../../../../locales/zh-CN/tasks.ts';

/** Tells other tabs by the title, and ears by a live region, how the task stands and when it ends. */
export function TaskEnds({ project: projectRef }: { project: TaskEnds_project$key }) {
  const project = useFragment(
    graphql`
      fragment TaskEnds_project on Project {
        title
        status
        reason
        currentStep
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
  const { status } = project;
  const title = project.title || tasks.untitled;
  const [spoken, setSpoken] = useState('');
  const before = useRef(status);
  useEffect(() => {
    if (before.current === status) return;
    before.current = status;
    if (status === 'DONE') setSpoken(t.spokenDone(title));
    if (status === 'FAILED') setSpoken(t.spokenFailed(title));
  }, [status, title]);
  const percent = isRunning(status) ? `${Math.floor(overallFraction(project) * 100)}% · ` : '';
  return (
    <>
      <title>{`${percent}${title} - ${shell.product}`}</title>
      <VisuallyHidden role="status" aria-live="polite">
        {spoken}
      </VisuallyHidden>
    </>
  );
}
