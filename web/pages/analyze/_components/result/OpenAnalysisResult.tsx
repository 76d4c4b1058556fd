import type { PreloadedQuery } from 'react-relay/hooks.js';
import type { useAnalyzeProjectQuery } from '../../../../__generated__/useAnalyzeProjectQuery.graphql.ts';
import { analyzeResult as t } from '../../../../locales/zh-CN/analyze.ts';
import { projectList } from '../../../../locales/zh-CN/projectList.ts';
import { shell } from '../../../../locales/zh-CN/shell.ts';
import { RouterButton } from '../../../../ui/Button.tsx';
import { EmptyState } from '../../../../ui/feedback.tsx';
import { useAnalyzeEvents } from '../../_lib/useAnalyzeEvents.ts';
import { useAnalyzeProject } from '../../_lib/useAnalyzeProject.ts';
import { AnalysisResult } from './AnalysisResult.tsx';

/** The open project, alive. */
export function OpenAnalysisResult({ reference }: { reference: PreloadedQuery<useAnalyzeProjectQuery> }) {
  const project = useAnalyzeProject(reference);
  if (!project) {
    return (
      <>
        <title>{`${t.missing} - ${shell.product}`}</title>
        <EmptyState
          title={t.missing}
          action={<RouterButton to="/analyze">{projectList.create}</RouterButton>}
        >
          {t.missingHint}
        </EmptyState>
      </>
    );
  }
  return (
    <>
      <LiveProject projectId={project.id} after={project.eventSeq} />
      <AnalysisResult project={project} />
    </>
  );
}

function LiveProject(props: { projectId: string; after: number }) {
  useAnalyzeEvents(props.projectId, props.after);
  return null;
}
