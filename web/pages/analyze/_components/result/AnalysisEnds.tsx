import { VisuallyHidden } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { AnalysisEnds_project$key } from '../../../../__generated__/AnalysisEnds_project.graphql.ts';
import { overallFraction } from '../../../../features/filmStrip/progressText.ts';
import { isRunning } from '../../../../features/statusTag/statusTable.ts';
import { analyze, analyzeResult as t } from '../../../../locales/zh-CN/analyze.ts';
import { shell } from '../../../../locales/zh-CN/shell.ts';
import { notify } from '../../../../ui/notify.ts';

/** Tells other tabs by the title, eyes by a toast and ears by a live region how the tools stand and how they ended. */
export function AnalysisEnds({ project: projectRef }: { project: AnalysisEnds_project$key }) {
  const project = useFragment(
    graphql`
      fragment AnalysisEnds_project on Project {
        title
        status
        reason
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
  const ran = useRef(isRunning(project.status));
  useEffect(() => {
    const runs = isRunning(project.status);
    const ended = ran.current && !runs;
    ran.current = runs;
    // Whoever stopped it knows.
    if (!ended || project.reason === 'CANCELLED') return;
    const failed = project.steps.filter(({ status }) => status === 'FAILED').length;
    if (failed === 0) {
      setSpoken(t.done);
      void notify('success', t.done, project.title);
    } else {
      const said = failed === project.steps.length ? t.allFailed : t.someFailed;
      setSpoken(said);
      void notify('error', said, project.title);
    }
  }, [project]);

  const percent = isRunning(project.status) ? `${Math.floor(overallFraction(project) * 100)}% · ` : '';
  return (
    <>
      <title>{`${percent}${project.title || analyze.title} - ${shell.product}`}</title>
      <VisuallyHidden role="status" aria-live="polite">
        {spoken}
      </VisuallyHidden>
    </>
  );
}
