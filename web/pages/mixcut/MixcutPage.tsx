import { lazy, Suspense } from 'react';
import { graphql, type PreloadedQuery } from 'react-relay/hooks.js';
import { useLoaderData, useRouteLoaderData } from 'react-router-dom';
import type { MixcutPageQuery } from '../../__generated__/MixcutPageQuery.graphql.ts';
import { ProjectList } from '../../features/projectList/ProjectList.tsx';
import { useNewProjectKey } from '../../features/projectRun/useNewProjectKey.ts';
import { WorkbenchSkeleton } from '../../features/workbench/skeletons.tsx';
import { Workbench } from '../../features/workbench/Workbench.tsx';
import { mixcut as t } from '../../locales/zh-CN/mixcut.ts';
import { useOwnedQuery } from '../../relay/useOwnedQuery.ts';
import { NewProjectForm } from './_components/form/NewProjectForm.tsx';
import { OpenProjectForm } from './_components/form/OpenProjectForm.tsx';
import { NoProject } from './_components/result/NoProject.tsx';
import type { loadMixcutProject } from './mixcutLoader.ts';

// Player, scenes and editors come when a project is open; an empty form does not wait for them.
const OpenProjectResult = lazy(async () => ({
  default: (await import('./_components/result/OpenProjectResult.tsx')).OpenProjectResult,
}));

export function MixcutPage() {
  return (
    <Suspense fallback={<WorkbenchSkeleton screen="mixcut" title={t.title} />}>
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
  useNewProjectKey('/mixcut');
  return (
    <Workbench
      screen="mixcut"
      title={t.title}
      open={open}
      list={<ProjectList query={data} path="/mixcut" selectedNumber={open?.number ?? null} />}
      form={
        open ? (
          <OpenProjectForm reference={open.query} query={data} />
        ) : (
          <NewProjectForm query={data} fields={data} />
        )
      }
      result={open ? <OpenProjectResult reference={open.query} /> : <NoProject />}
    />
  );
}
