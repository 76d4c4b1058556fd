import { VisuallyHidden } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { WorkEnds_project$key } from '../../__generated__/WorkEnds_project.graphql.ts';
import { shell } from '../../locales/zh-CN/shell.ts';
import { overallFraction, type StripProject } from '../filmStrip/progressText.ts';
import { readProgress } from '../filmStrip/readProgress.ts';
import { isRunning } from '../statusTag/statusTable.ts';

interface WorkEndsProps {
  project: WorkEnds_project$key;
  /** For a project without a name of its own. */
  untitled: string;
  /** The sentence when the status has changed, for ears; it may tell eyes as well. Null: nothing to say. */
  onChange: (project: StripProject & { readonly title: string }) => string | null;
}

/** Tells other tabs by the title, and ears by a live region, how the work stands and when it waits or ends. */
export function WorkEnds({ project: ref, untitled, onChange }: WorkEndsProps) {
  const data = useFragment(
    graphql`
      fragment WorkEnds_project on Project {
        title
        ...readProgress_project
      }
    `,
    ref,
  );
  const project = readProgress(data);
  const title = data.title || untitled;
  const [spoken, setSpoken] = useState('');
  const before = useRef(project.status);
  const latest = useRef({ project, title, onChange });
  latest.current = { project, title, onChange };
  useEffect(() => {
    if (before.current === project.status) return;
    before.current = project.status;
    const now = latest.current;
    const sentence = now.onChange({ ...now.project, title: now.title });
    if (sentence) setSpoken(sentence);
  }, [project.status]);

  const percent = isRunning(project.status) ? `${Math.floor(overallFraction(project) * 100)}% · ` : '';
  return (
    <>
      <title>{`${percent}${title} - ${shell.product}`}</title>
      <VisuallyHidden role="status" aria-live="polite">
        {spoken}
      </VisuallyHidden>
    </>
  );
}
