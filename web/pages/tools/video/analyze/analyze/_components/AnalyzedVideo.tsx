import { graphql, useFragment } from 'react-relay/hooks.js';
import type { AnalyzedVideo_file$key } from '../../../../../../__generated__/AnalyzedVideo_file.graphql.ts';
import type { AnalyzedVideo_step$key } from '../../../../../../__generated__/AnalyzedVideo_step.graphql.ts';
import { AnalyzeView } from '../../../../../../features/insight/AnalyzeView.tsx';
import { FilmDesk } from '../../../../../../features/insight/FilmDesk.tsx';
import { taskDetail as t } from '../../../../../../locales/zh-CN/tasks.ts';
import { RetryTool } from '../../_components/detail/RetryTool.tsx';
import { TaskPanel } from '../../_components/detail/TaskPanel.tsx';
import { ToolState } from '../../_components/detail/ToolState.tsx';

interface AnalyzedVideoProps {
  step: AnalyzedVideo_step$key;
  file: AnalyzedVideo_file$key | null;
  projectId: string;
  reason: string | null | undefined;
  busy: boolean;
  simple: boolean;
  open: boolean;
  onToggle: () => void;
}

/** One video of an analysis, played and read. */
export function AnalyzedVideo(props: AnalyzedVideoProps) {
  const { projectId, reason, busy, simple, open, onToggle } = props;
  const step = useFragment(
    graphql`
      fragment AnalyzedVideo_step on ProjectStep {
        index
        status
        insight {
          ...AnalyzeView_result @alias(as: "analysis")
        }
        ...RetryTool_step
        ...ToolState_step
      }
    `,
    props.step,
  );
  const file = useFragment(
    graphql`
      fragment AnalyzedVideo_file on ProjectFile {
        name
        ...FilmDesk_file
      }
    `,
    props.file,
  );
  const { index, insight } = step;
  const title = t.video(index + 1);
  const result = step.status === 'DONE' ? insight?.analysis : null;
  const again = { projectId, step, name: title, busy, done: t.retried };
  return (
    <TaskPanel
      title={file ? `${title} · ${file.name}` : title}
      time={null}
      status={step.status}
      reason={reason}
      open={open}
      onToggle={onToggle}
      actions={<RetryTool {...again} />}
    >
      <ToolState step={step} failed={t.failed} retry={<RetryTool {...again} labelled />} />
      {file && (
        <FilmDesk file={file}>
          {result && <AnalyzeView result={result} name={file.name} simple={simple} />}
        </FilmDesk>
      )}
    </TaskPanel>
  );
}
