import { chakra } from '@chakra-ui/react/styled-system';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { AnalysisResult_project$key } from '../../../../__generated__/AnalysisResult_project.graphql.ts';
import { FilmStrip } from '../../../../features/filmStrip/FilmStrip.tsx';
import { FilmDesk } from '../../../../features/insight/FilmDesk.tsx';
import { CancelButton } from '../../../../features/projectRun/CancelButton.tsx';
import { Receipt } from '../../../../features/projectRun/Receipt.tsx';
import { WorkEnds } from '../../../../features/projectRun/WorkEnds.tsx';
import { StatusTag } from '../../../../features/statusTag/StatusTag.tsx';
import { analyze, cancelAnalysis } from '../../../../locales/zh-CN/analyze.ts';
import { projectList } from '../../../../locales/zh-CN/projectList.ts';
import { tellEnd } from '../../_lib/tellEnd.ts';
import { RetryTools } from './RetryTools.tsx';
import { ToolProgress } from './ToolProgress.tsx';
import { ToolSection } from './ToolSection.tsx';

/** A project from its first second to its last tool: how it goes, the film, and what every tool found. */
export function AnalysisResult({ project: projectRef }: { project: AnalysisResult_project$key }) {
  const project = useFragment(
    graphql`
      fragment AnalysisResult_project on Project {
        title
        status
        reason
        files {
          index
          ...FilmDesk_file
        }
        steps {
          id
          name
          ...ToolSection_step
        }
        ...FilmStrip_project
        ...CancelButton_project
        ...ToolProgress_project
        ...RetryTools_project
        ...Receipt_project
        ...WorkEnds_project
      }
    `,
    projectRef,
  );
  const [film] = project.files;
  const cancelled = project.reason === 'CANCELLED';
  const sections = project.steps.map((step) => (
    <ToolSection key={step.id} step={step} cancelled={cancelled} title={project.title} />
  ));
  return (
    <chakra.div display="flex" flexDirection="column" gap="4" p={{ base: '4', md: '5' }} minW="0">
      <WorkEnds project={project} untitled={analyze.title} onChange={tellEnd} />
      <chakra.div display="flex" alignItems="center" gap="3" flexWrap="wrap">
        <chakra.h2 textStyle="title" flex="1 1 200px" minW="0" overflowWrap="anywhere">
          {project.title || projectList.untitled}
        </chakra.h2>
        <StatusTag status={project.status} reason={project.reason} />
        <CancelButton project={project} words={cancelAnalysis} />
      </chakra.div>
      {/* A cell leads to what its tool found. */}
      <FilmStrip project={project} selected={null} onSelect={showSection} />
      <ToolProgress project={project} />
      <RetryTools project={project} />
      {film ? <FilmDesk file={film}>{sections}</FilmDesk> : sections}
      <Receipt project={project} />
    </chakra.div>
  );
}

function showSection(name: string | null): void {
  document.getElementById(`section-${name}`)?.scrollIntoView({ block: 'start', behavior: 'smooth' });
}
