import { lazy, Suspense } from 'react';
import { graphql, type PreloadedQuery } from 'react-relay/hooks.js';
import { useLoaderData, useRevalidator, useRouteLoaderData } from 'react-router-dom';
import type { MixcutPageQuery } from '../../__generated__/MixcutPageQuery.graphql.ts';
import { ProjectList } from '../../features/projectList/ProjectList.tsx';
import { useNewProjectKey } from '../../features/projectRun/useNewProjectKey.ts';
import { WorkbenchPanes } from '../../features/workbench/WorkbenchPanes.tsx';
import { failures } from '../../locales/zh-CN/failures.ts';
import { mixcut as t } from '../../locales/zh-CN/mixcut.ts';
import { useOwnedQuery } from '../../relay/useOwnedQuery.ts';
import { SectionBoundary } from '../../ui/SectionBoundary.tsx';
import { NewProjectForm } from './_components/form/NewProjectForm.tsx';
import { OpenProjectForm } from './_components/form/OpenProjectForm.tsx';
import { NoProject } from './_components/result/NoProject.tsx';
import { FormSkeleton, MixcutSkeleton, ResultSkeleton } from './MixcutSkeleton.tsx';
import type { loadMixcutProject } from './mixcutLoader.ts';

// Player, scenes and editors come when a project is open; an empty form does not wait for them.
const OpenProjectResult = lazy(async () => ({
  default: (await import('./_components/result/OpenProjectResult.tsx')).OpenProjectResult,
}));

export function MixcutPage() {
  return (
    <Suspense fallback={<MixcutSkeleton />}>
      <MixcutWorkbench />
    </Suspense>
  );
}

function MixcutWorkbench() {
  const data = useOwnedQuery<MixcutPageQuery>(
    graphql`
      query MixcutPageQuery {
        ...ProjectList_query @arguments(kind: MIXCUT)
        ...NewProjectForm_query
        ...MixcutFields_query
      }
    `,
    useLoaderData<PreloadedQuery<MixcutPageQuery>>(),
  );
  const open = useRouteLoaderData<typeof loadMixcutProject>('mixcut-project') ?? null;
  const { revalidate } = useRevalidator();
  useNewProjectKey('/mixcut');

  const key = open?.number ?? 'new';
  return (
    <WorkbenchPanes
      screen="mixcut"
      title={t.title}
      focus={open ? 'result' : 'form'}
      list={
        <SectionBoundary fallback={failures.projectList}>
          <ProjectList query={data} path="/mixcut" selectedNumber={open?.number ?? null} />
        </SectionBoundary>
      }
      form={
        <SectionBoundary
          fallback={failures.projectDetail}
          resetKeys={[open]}
          onRetry={() => void revalidate()}
        >
          <Suspense key={key} fallback={<FormSkeleton />}>
            {open ? (
              <OpenProjectForm reference={open.query} query={data} />
            ) : (
              <NewProjectForm query={data} fields={data} />
            )}
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
            {open ? <OpenProjectResult reference={open.query} /> : <NoProject />}
          </Suspense>
        </SectionBoundary>
      }
    />
  );
}
