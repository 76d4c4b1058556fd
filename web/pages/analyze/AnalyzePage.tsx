import { lazy, Suspense } from 'react';
import { graphql, type PreloadedQuery } from 'react-relay/hooks.js';
import { useLoaderData, useRouteLoaderData } from 'react-router-dom';
import type { AnalyzePageQuery } from '../../__generated__/AnalyzePageQuery.graphql.ts';
import { ProjectList } from '../../features/projectList/ProjectList.tsx';
import { useNewProjectKey } from '../../features/projectRun/useNewProjectKey.ts';
import { WorkbenchSkeleton } from '../../features/workbench/skeletons.tsx';
import { Workbench } from '../../features/workbench/Workbench.tsx';
import { analyze as t } from '../../locales/zh-CN/analyze.ts';
import { useOwnedQuery } from '../../relay/useOwnedQuery.ts';
import { NewAnalysisForm } from './_components/form/NewAnalysisForm.tsx';
import { OpenAnalysisForm } from './_components/form/OpenAnalysisForm.tsx';
import { NoAnalysis } from './_components/result/NoAnalysis.tsx';
import type { loadAnalyzeProject } from './analyzeLoader.ts';

// Player, timeline and reports come when a project is open; an empty form does not wait for them.
const OpenAnalysisResult = lazy(async () => ({
  default: (await import('./_components/result/OpenAnalysisResult.tsx')).OpenAnalysisResult,
}));

export function AnalyzePage() {
  return (
    <Suspense fallback={<WorkbenchSkeleton screen="analyze" title={t.title} />}>
      <AnalyzeWorkbench />
    </Suspense>
  );
}

function AnalyzeWorkbench() {
  const data = useOwnedQuery<AnalyzePageQuery>(
    graphql`
      query AnalyzePageQuery {
        ...ProjectList_query @arguments(kind: ONE_ANALYZE)
        ...NewAnalysisForm_query
      }
    `,
    useLoaderData<PreloadedQuery<AnalyzePageQuery>>(),
  );
  const open = useRouteLoaderData<typeof loadAnalyzeProject>('analyze-project') ?? null;
  useNewProjectKey('/analyze');
  return (
    <Workbench
      screen="analyze"
      title={t.title}
      open={open}
      list={<ProjectList query={data} path="/analyze" selectedNumber={open?.number ?? null} />}
      form={open ? <OpenAnalysisForm reference={open.query} /> : <NewAnalysisForm query={data} />}
      result={open ? <OpenAnalysisResult reference={open.query} /> : <NoAnalysis />}
    />
  );
}
