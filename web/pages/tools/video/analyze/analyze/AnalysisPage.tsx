import { Suspense } from 'react';
import { graphql, type PreloadedQuery } from 'react-relay/hooks.js';
import { useLoaderData } from 'react-router-dom';
import type { AnalysisPageQuery } from '../../../../../__generated__/AnalysisPageQuery.graphql.ts';
import { failures } from '../../../../../locales/zh-CN/failures.ts';
import { useOwnedQuery } from '../../../../../relay/useOwnedQuery.ts';
import { SectionBoundary } from '../../../../../ui/SectionBoundary.tsx';
import { MissingTask } from '../_components/detail/MissingTask.tsx';
import { TaskSkeleton } from '../_components/detail/TaskSkeleton.tsx';
import { AnalysisDetail } from './_components/AnalysisDetail.tsx';
import { useAnalysisEvents } from './_components/useAnalysisEvents.ts';

export function AnalysisPage() {
  const reference = useLoaderData<PreloadedQuery<AnalysisPageQuery> | null>();
  if (!reference) return <MissingTask tab="analyze" malformed />;
  return (
    <SectionBoundary fallback={failures.projectDetail} resetKeys={[reference]}>
      <Suspense fallback={<TaskSkeleton />}>
        <FoundAnalysis reference={reference} />
      </Suspense>
    </SectionBoundary>
  );
}

function FoundAnalysis({ reference }: { reference: PreloadedQuery<AnalysisPageQuery> }) {
  const { project } = useOwnedQuery<AnalysisPageQuery>(
    graphql`
      query AnalysisPageQuery($number: Int!) {
        project(number: $number) {
          id
          kind
          eventSeq
          ...AnalysisDetail_project
        }
      }
    `,
    reference,
  );
  if (project?.kind !== 'ANALYZE') return <MissingTask tab="analyze" />;
  return (
    <>
      <Live key={project.id} projectId={project.id} after={project.eventSeq} />
      <AnalysisDetail project={project} />
    </>
  );
}

function Live({ projectId, after }: { projectId: string; after: number }) {
  useAnalysisEvents(projectId, after);
  return null;
}
