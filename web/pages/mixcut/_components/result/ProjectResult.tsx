import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { ProjectResult_project$key } from '../../../../__generated__/ProjectResult_project.graphql.ts';
import { FilmStrip } from '../../../../features/filmStrip/FilmStrip.tsx';
import { CancelButton } from '../../../../features/projectRun/CancelButton.tsx';
import { Receipt } from '../../../../features/projectRun/Receipt.tsx';
import { WorkEnds } from '../../../../features/projectRun/WorkEnds.tsx';
import { StatusTag } from '../../../../features/statusTag/StatusTag.tsx';
import { mixcut } from '../../../../locales/zh-CN/mixcut.ts';
import { projectList } from '../../../../locales/zh-CN/projectList.ts';
import { spokenEnd } from '../../_lib/spokenEnd.ts';
import { useStickToEnd } from '../../_lib/useStickToEnd.ts';
import { ConfirmBlock } from '../confirm/ConfirmBlock.tsx';
import { FailureNotice } from './FailureNotice.tsx';
import { FilmResult } from './FilmResult.tsx';
import { ProgressCard } from './ProgressCard.tsx';
import { SceneOverview } from './SceneOverview.tsx';
import { StepDetail } from './StepDetail.tsx';

/** A project from its first second to its film: what happens, what came out, what can be done. */
export function ProjectResult({ project: projectRef }: { project: ProjectResult_project$key }) {
  const project = useFragment(
    graphql`
      fragment ProjectResult_project on Project {
        id
        title
        status
        reason
        updatedAt
        film {
          __typename
        }
        steps {
          name
          ...StepDetail_step
        }
        ...FilmStrip_project
        ...CancelButton_project
        ...ProgressCard_project
        ...FailureNotice_project
        ...ConfirmBlock_project
        ...FilmResult_project
        ...SceneOverview_project
        ...StepDetail_project
        ...Receipt_project
        ...WorkEnds_project
      }
    `,
    projectRef,
  );
  const [selected, setSelected] = useState<string | null>(null);
  const end = useStickToEnd(project.status === 'PROCESSING' ? project.updatedAt : null);
  const step = project.steps.find(({ name }) => name === selected);

  return (
    <chakra.div display="flex" flexDirection="column" gap="4" p={{ base: '4', md: '5' }}>
      <WorkEnds project={project} untitled={mixcut.title} onChange={spokenEnd} />
      <chakra.div display="flex" alignItems="center" gap="3" flexWrap="wrap">
        <chakra.h2 textStyle="title" flex="1 1 200px" minW="0">
          {project.title || projectList.untitled}
        </chakra.h2>
        <StatusTag status={project.status} reason={project.reason} />
        <CancelButton project={project} />
      </chakra.div>
      <FilmStrip project={project} selected={selected} onSelect={setSelected} />
      {step && <StepDetail key={step.name} step={step} project={project} />}
      <ProgressCard project={project} />
      <FailureNotice project={project} />
      <ConfirmBlock project={project} />
      {project.film && <FilmResult project={project} />}
      <SceneOverview project={project} />
      <Receipt project={project} />
      <div ref={end} />
    </chakra.div>
  );
}
