import { shell } from '../../../../../../locales/zh-CN/shell.ts';
import { taskDetail as t } from '../../../../../../locales/zh-CN/tasks.ts';
import { RouterButton } from '../../../../../../ui/Button.tsx';
import { EmptyState } from '../../../../../../ui/feedback.tsx';
import { tasksPath } from '../../_lib/taskTabs.ts';

interface MissingTaskProps {
  tab: 'score' | 'decompose' | 'analyze';
  /** The address holds no number at all. */
  malformed?: boolean;
}

/** There is no such project, or none for this person: both read the same. */
export function MissingTask({ tab, malformed = false }: MissingTaskProps) {
  const title = malformed ? t.badId : t.missing;
  return (
    <>
      <title>{`${title} - ${shell.product}`}</title>
      <EmptyState
        level="h1"
        title={title}
        action={<RouterButton to={`${tasksPath}#${tab}`}>{t.back[tab]}</RouterButton>}
      >
        {malformed ? t.badIdHint : t.missingHint}
      </EmptyState>
    </>
  );
}
