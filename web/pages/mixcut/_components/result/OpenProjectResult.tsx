import type { PreloadedQuery } from 'react-relay/hooks.js';
import type { useMixcutProjectQuery } from '../../../../__generated__/useMixcutProjectQuery.graphql.ts';
import { projectList } from '../../../../locales/zh-CN/projectList.ts';
import { result as t } from '../../../../locales/zh-CN/result.ts';
import { shell } from '../../../../locales/zh-CN/shell.ts';
import { RouterButton } from '../../../../ui/Button.tsx';
import { EmptyState } from '../../../../ui/feedback.tsx';
import { useMixcutProject } from '../../_lib/useMixcutProject.ts';
import { useProjectEvents } from '../../_lib/useProjectEvents.ts';
import { ProjectResult } from './ProjectResult.tsx';

/** The open project, alive. */
export function OpenProjectResult({ reference }: { reference: PreloadedQuery<useMixcutProjectQuery> }) {
  const { project } = useMixcutProject(reference);
  if (!project) {
    return (
      <>
        <title>{`${t.missing} - ${shell.product}`}</title>
        <EmptyState title={t.missing} action={<RouterButton to="/mixcut">{projectList.create}</RouterButton>}>
          {t.missingHint}
        </EmptyState>
      </>
    );
  }
  return (
    <>
      <LiveProject projectId={project.id} after={project.eventSeq} />
      <ProjectResult project={project} />
    </>
  );
}

function LiveProject(props: { projectId: string; after: number }) {
  useProjectEvents(props.projectId, props.after);
  return null;
}
