import { chakra } from '@chakra-ui/react/styled-system';
import { useRef } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { DecomposeDetail_project$key } from '../../../../../../__generated__/DecomposeDetail_project.graphql.ts';
import { FilmDesk } from '../../../../../../features/insight/FilmDesk.tsx';
import { isRunning } from '../../../../../../features/statusTag/statusTable.ts';
import { newTask, decomposeDetail as t, taskDetail } from '../../../../../../locales/zh-CN/tasks.ts';
import { FullscreenButton, fullscreenable } from '../../_components/detail/FullscreenButton.tsx';
import { RetryTool } from '../../_components/detail/RetryTool.tsx';
import { TaskFrame } from '../../_components/detail/TaskFrame.tsx';
import { ToolState } from '../../_components/detail/ToolState.tsx';
import { DecomposeOverview } from './DecomposeOverview.tsx';
import { SceneList } from './SceneList.tsx';

/** A film taken apart: played above, in short and shot by shot below. */
export function DecomposeDetail({ project: projectRef }: { project: DecomposeDetail_project$key }) {
  const project = useFragment(
    graphql`
      fragment DecomposeDetail_project on Project {
        id
        title
        status
        steps {
          id
          status
          insight {
            ...DecomposeOverview_result @alias(as: "overview")
            ...SceneList_result @alias(as: "scenes")
          }
          ...RetryTool_step
          ...ToolState_step
        }
        files {
          index
          ...FilmDesk_file
        }
        insight {
          sceneMethod
          isAnalysis
          skipVisualAnalysis
          product {
            productName
          }
        }
        ...TaskFrame_project
      }
    `,
    projectRef,
  );
  const whole = useRef<HTMLDivElement>(null);
  const step = project.steps[0];
  const file = project.files[0];
  const asked = project.insight;
  const result = step?.status === 'DONE' ? step.insight : null;
  const options = [
    newTask.sceneMethods.find(({ value }) => value === asked?.sceneMethod)?.label,
    asked?.isAnalysis ? t.withRoles : t.withoutRoles,
    asked?.skipVisualAnalysis ? t.withoutLooks : null,
    asked?.product ? `${t.product}：${asked.product.productName}` : null,
  ].filter(Boolean);
  const again = step && {
    projectId: project.id,
    step,
    name: t.film,
    busy: isRunning(project.status),
    done: taskDetail.retried,
  };
  return (
    <TaskFrame
      project={project}
      tab="decompose"
      actions={
        again && (
          <>
            <RetryTool {...again} />
            <FullscreenButton target={whole} />
          </>
        )
      }
    >
      <chakra.p textStyle="table" color="fg.muted">
        {options.join(' · ')}
      </chakra.p>
      <chakra.div ref={whole} css={fullscreenable}>
        {again && <ToolState step={step} failed={t.failed} retry={<RetryTool {...again} labelled />} />}
        {file && (
          <FilmDesk file={file}>
            {result?.overview && <DecomposeOverview result={result.overview} name={project.title} />}
            {result?.scenes && <SceneList result={result.scenes} />}
          </FilmDesk>
        )}
      </chakra.div>
    </TaskFrame>
  );
}
