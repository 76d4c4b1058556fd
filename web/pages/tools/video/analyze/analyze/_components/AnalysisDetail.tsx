import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { AnalysisDetail_project$key } from '../../../../../../__generated__/AnalysisDetail_project.graphql.ts';
import { isRunning } from '../../../../../../features/statusTag/statusTable.ts';
import { newTask } from '../../../../../../locales/zh-CN/tasks.ts';
import { TaskFrame } from '../../_components/detail/TaskFrame.tsx';
import { AnalyzedVideo } from './AnalyzedVideo.tsx';

/** An analysis: one panel a video; simple shows what it is about, deep its scenes too. */
export function AnalysisDetail({ project: projectRef }: { project: AnalysisDetail_project$key }) {
  const project = useFragment(
    graphql`
      fragment AnalysisDetail_project on Project {
        id
        status
        reason
        steps {
          id
          index
          ...AnalyzedVideo_step
        }
        files {
          index
          ...AnalyzedVideo_file
        }
        insight {
          mode
        }
        ...TaskFrame_project
      }
    `,
    projectRef,
  );
  // What the person opened or closed; else the first video is open.
  const [chosen, setChosen] = useState<Readonly<Record<number, boolean>>>({});
  const mode = project.insight?.mode ?? 'SIMPLE';
  return (
    <TaskFrame project={project} tab="analyze">
      <chakra.p color="fg.muted">{newTask.modeHint[mode]}</chakra.p>
      <chakra.div display="flex" flexDirection="column" gap="3">
        {project.steps.map((step) => {
          const { index } = step;
          const open = chosen[index] ?? index === 0;
          return (
            <AnalyzedVideo
              key={step.id}
              step={step}
              file={project.files.find((file) => file.index === index) ?? null}
              projectId={project.id}
              reason={project.reason}
              busy={isRunning(project.status)}
              simple={mode === 'SIMPLE'}
              open={open}
              onToggle={() => setChosen((before) => ({ ...before, [index]: !open }))}
            />
          );
        })}
      </chakra.div>
    </TaskFrame>
  );
}
