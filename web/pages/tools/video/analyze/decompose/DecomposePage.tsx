import { Suspense } from 'react';
import { graphql, type PreloadedQuery } from 'react-relay/hooks.js';
import { useLoaderData } from 'react-router-dom';
import type { DecomposePageQuery } from '../../../../../__generated__/DecomposePageQuery.graphql.ts';
import { failures } from '../../../../../locales/zh-CN/failures.ts';
import { useOwnedQuery } from '../../../../../relay/useOwnedQuery.ts';
import { SectionBoundary } from '../../../../../ui/SectionBoundary.tsx';
import { MissingTask } from '../_components/detail/MissingTask.tsx';
import { TaskSkeleton } from '../_components/detail/TaskSkeleton.tsx';
import { DecomposeDetail } from './_components/DecomposeDetail.tsx';
import { useDecomposeEvents } from './_components/useDecomposeEvents.ts';

export function DecomposePage() {
  const reference = useLoaderData<PreloadedQuery<DecomposePageQuery> | null>();
  if (!reference) return <MissingTask tab="decompose" malformed />;
  return (
    <SectionBoundary fallback={failures.projectDetail} resetKeys={[reference]}>
      <Suspense fallback={<TaskSkeleton />}>
        <FoundDecompose reference={reference} />
      </Suspense>
    </SectionBoundary>
  );
}

function FoundDecompose({ reference }: { reference: PreloadedQuery<DecomposePageQuery> }) {
  const { project } = useOwnedQuery<DecomposePageQuery>(
    graphql`
      query DecomposePageQuery($number: Int!) {
        project(number: $number) {
          id
          kind
          eventSeq
          ...DecomposeDetail_project
        }
      }
    `,
    reference,
  );
  if (project?.kind !== 'DECOMPOSE') return <MissingTask tab="decompose" />;
  return (
    <>
      <Live key={project.id} projectId={project.id} after={project.eventSeq} />
      <DecomposeDetail project={project} />
    </>
  );
}

function Live({ projectId, after }: { projectId: string; after: number }) {
  useDecomposeEvents(projectId, after);
  return null;
}
