import { VisuallyHidden } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { JobEnds_project$key } from '../../../../__generated__/JobEnds_project.graphql.ts';
import { currentStepOf, overallFraction } from '../../../../features/filmStrip/progressText.ts';
import { isRunning } from '../../../../features/statusTag/statusTable.ts';
import { mixcut } from '../../../../locales/zh-CN/mixcut.ts';
import { result as t } from '../../../../locales/zh-CN/result.ts';
import { shell } from '../../../../locales/zh-CN/shell.ts';

/** Tells other tabs by the title, and ears by a live region, how the job stands and when it ends. */
export function JobEnds({ project: projectRef }: { project: JobEnds_project$key }) {
  const project = useFragment(
    graphql`
      fragment JobEnds_project on Project {
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
  const [spoken, setSpoken] = useState('');
  const before = useRef(project.status);
  useEffect(() => {
    if (before.current === project.status) return;
    before.current = project.status;
    const label = currentStepOf(project)?.label ?? '';
    if (project.status === 'DONE') setSpoken(t.spokenDone(project.title));
    if (project.status === 'FAILED') setSpoken(t.spokenFailed(project.title));
    if (project.status === 'WAITING') setSpoken(t.spokenWaiting(project.title, label));
  }, [project]);

  const percent = isRunning(project.status) ? `${Math.floor(overallFraction(project) * 100)}% · ` : '';
  return (
    <>
      <title>{`${percent}${project.title || mixcut.title} - ${shell.product}`}</title>
      <VisuallyHidden role="status" aria-live="polite">
        {spoken}
      </VisuallyHidden>
    </>
  );
}
