import { Suspense } from 'react';
import { graphql, type PreloadedQuery } from 'react-relay/hooks.js';
import { useLoaderData } from 'react-router-dom';
import type { ScorePageQuery } from '../../../../../__generated__/ScorePageQuery.graphql.ts';
import { failures } from '../../../../../locales/zh-CN/failures.ts';
import { useOwnedQuery } from '../../../../../relay/useOwnedQuery.ts';
import { SectionBoundary } from '../../../../../ui/SectionBoundary.tsx';
import { MissingTask } from '../_components/detail/MissingTask.tsx';
import { TaskSkeleton } from '../_components/detail/TaskSkeleton.tsx';
import { ScoreDetail } from './_components/ScoreDetail.tsx';
import { useScoreEvents } from './_components/useScoreEvents.ts';

export function ScorePage() {
  const reference = useLoaderData<PreloadedQuery<ScorePageQuery> | null>();
  if (!reference) return <MissingTask tab="score" malformed />;
  return (
    <SectionBoundary fallback={failures.projectDetail} resetKeys={[reference]}>
      <Suspense fallback={<TaskSkeleton />}>
        <FoundScore reference={reference} />
      </Suspense>
    </SectionBoundary>
  );
}

function FoundScore({ reference }: { reference: PreloadedQuery<ScorePageQuery> }) {
  const { project, viewer } = useOwnedQuery<ScorePageQuery>(
    graphql`
      query ScorePageQuery($number: Int!) {
        viewer {
          credits
        }
        project(number: $number) {
          id
          kind
          eventSeq
          ...ScoreDetail_project
        }
      }
    `,
    reference,
  );
  if (project?.kind !== 'SCORE') return <MissingTask tab="score" />;
  return (
    <>
      <Live key={project.id} projectId={project.id} after={project.eventSeq} />
      <ScoreDetail project={project} available={viewer?.credits ?? 0} />
    </>
  );
}

function Live({ projectId, after }: { projectId: string; after: number }) {
  useScoreEvents(projectId, after);
  return null;
}
