import { graphql, useFragment } from 'react-relay/hooks.js';
import type { NewTask_query$key } from '../../../../../../__generated__/NewTask_query.graphql.ts';
import type { TaskTab } from '../../_lib/taskTabs.ts';
import { NewAnalysis } from './NewAnalysis.tsx';
import { NewDecompose } from './NewDecompose.tsx';
import { NewScore } from './NewScore.tsx';
import { NewWorkflow } from './NewWorkflow.tsx';

interface NewTaskProps {
  tab: TaskTab;
  query: NewTask_query$key;
  onClose: () => void;
}

/** The dialog that begins something of a tab, with what it costs and what there is. */
export function NewTask({ tab, query, onClose }: NewTaskProps) {
  const { workflow, viewer } = useFragment(
    graphql`
      fragment NewTask_query on Query @argumentDefinitions(kind: { type: "ProjectKind!" }) {
        workflow(kind: $kind) {
          priceCredits
        }
        viewer {
          credits
        }
      }
    `,
    query,
  );
  const money = { price: workflow.priceCredits, available: viewer?.credits ?? 0 };
  if (tab === 'score') return <NewScore {...money} onClose={onClose} />;
  if (tab === 'decompose') return <NewDecompose {...money} onClose={onClose} />;
  if (tab === 'analyze') return <NewAnalysis {...money} onClose={onClose} />;
  return <NewWorkflow onClose={onClose} />;
}
