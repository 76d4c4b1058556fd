import { lazy, Suspense } from 'react';
import { graphql, type PreloadedQuery } from 'react-relay/hooks.js';
import { useLoaderData, useRevalidator, useRouteLoaderData } from 'react-router-dom';
import type { AnalyzePageQuery } from '../../__generated__/AnalyzePageQuery.graphql.ts';
import { ProjectList } from '../../features/projectList/ProjectList.tsx';
import { useNewProjectKey } from '../../features/projectRun/useNewProjectKey.ts';
import { WorkbenchPanes } from '../../features/workbench/WorkbenchPanes.tsx';
import { analyze as t } from '../../locales/zh-CN/analyze.ts';
import { failures } from '../../locales/zh-CN/failures.ts';
import { useOwnedQuery } from '../../relay/useOwnedQuery.ts';
import { SectionBoundary } from '../../ui/SectionBoundary.tsx';
import { NewAnalysisForm } from './_components/form/NewAnalysisForm.tsx';
import { OpenAnalysisForm } from './_components/form/OpenAnalysisForm.tsx';
import { NoAnalysis } from './_components/result/NoAnalysis.tsx';
import { AnalyzeSkeleton, FormSkeleton, ResultSkeleton } from './AnalyzeSkeleton.tsx';
import type { loadAnalyzeProject } from './analyzeLoader.ts';

// Player, timeline and reports come when a project is open; an empty form does not wait for them.
const OpenAnalysisResult = lazy(async () => ({
  default: (await import('./_components/result/OpenAnalysisResult.tsx')).OpenAnalysisResult,
}));

export function AnalyzePage() {
  return (
    <Suspense fallback={<AnalyzeSkeleton />}>
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
  const { revalidate } = useRevalidator();
  useNewProjectKey('/analyze');

  const key = open?.number ?? 'new';
  return (
    <WorkbenchPanes
      screen="analyze"
      title={t.title}
      focus={open ? 'result' : 'form'}
      list={
        <SectionBoundary fallback={failures.projectList}>
          <ProjectList query={data} path="/analyze" selectedNumber={open?.number ?? null} />
        </SectionBoundary>
      }
      form={
        <SectionBoundary
          fallback={failures.projectDetail}
          resetKeys={[open]}
          onRetry={() => void revalidate()}
        >
          <Suspense key={key} fallback={<FormSkeleton />}>
            {open ? <OpenAnalysisForm reference={open.query} /> : <NewAnalysisForm query={data} />}
          </Suspense>
        </SectionBoundary>
      }
      result={
        <SectionBoundary
          fallback={failures.projectDetail}
          resetKeys={[open]}
          onRetry={() => void revalidate()}
        >
          <Suspense key={key} fallback={<ResultSkeleton />}>
            {open ? <OpenAnalysisResult reference={open.query} /> : <NoAnalysis />}
          </Suspense>
        </SectionBoundary>
      }
    />
  );
}
