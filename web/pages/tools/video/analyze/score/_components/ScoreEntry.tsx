import { graphql, useFragment } from 'react-relay/hooks.js';
import type { ProductFacts_product$key } from '../../../../../../__generated__/ProductFacts_product.graphql.ts';
import type { ScoreEntry_file$key } from '../../../../../../__generated__/ScoreEntry_file.graphql.ts';
import type { ScoreEntry_step$key } from '../../../../../../__generated__/ScoreEntry_step.graphql.ts';
import { FilmDesk } from '../../../../../../features/insight/FilmDesk.tsx';
import { ScoreView } from '../../../../../../features/insight/ScoreView.tsx';
import { scoreDetail as t } from '../../../../../../locales/zh-CN/tasks.ts';
import { ProductFacts } from '../../_components/detail/ProductFacts.tsx';
import { RetryTool } from '../../_components/detail/RetryTool.tsx';
import { TaskPanel } from '../../_components/detail/TaskPanel.tsx';
import { ToolState } from '../../_components/detail/ToolState.tsx';

interface ScoreEntryProps {
  step: ScoreEntry_step$key;
  file: ScoreEntry_file$key | null;
  /** Where it was judged by another product than the newest one. */
  product: ProductFacts_product$key | null;
  projectId: string;
  createdAt: string | null;
  reason: string | null | undefined;
  busy: boolean;
  open: boolean;
  onToggle: () => void;
}

/** 视频内容 N: the film and what it was given. */
export function ScoreEntry(props: ScoreEntryProps) {
  const { projectId, createdAt, reason, busy, open, onToggle } = props;
  const step = useFragment(
    graphql`
      fragment ScoreEntry_step on ProjectStep {
        index
        status
        insight {
          ...ScoreView_result @alias(as: "score")
        }
        ...RetryTool_step
        ...ToolState_step
      }
    `,
    props.step,
  );
  const file = useFragment(
    graphql`
      fragment ScoreEntry_file on ProjectFile {
        name
        ...FilmDesk_file
      }
    `,
    props.file,
  );
  const { index, insight } = step;
  const title = t.entry(index + 1);
  const result = step.status === 'DONE' ? insight?.score : null;
  const again = { projectId, step, name: title, busy, done: t.retried };
  return (
    <TaskPanel
      title={title}
      time={createdAt}
      status={step.status}
      reason={reason}
      open={open}
      onToggle={onToggle}
      actions={<RetryTool {...again} />}
    >
      <ToolState step={step} failed={t.failed} retry={<RetryTool {...again} labelled />} />
      {file && (
        <FilmDesk file={file}>
          {props.product && <ProductFacts product={props.product} />}
          {result && <ScoreView result={result} name={file.name} />}
        </FilmDesk>
      )}
    </TaskPanel>
  );
}
