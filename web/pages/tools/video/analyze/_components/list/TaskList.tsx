import { chakra } from '@chakra-ui/react/styled-system';
import Plus from 'lucide-react/icons/plus';
import { lazy, Suspense, useCallback, useState } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay/hooks.js';
import type { TaskListQuery } from '../../../../../../__generated__/TaskListQuery.graphql.ts';
import { tasks as t } from '../../../../../../locales/zh-CN/tasks.ts';
import { Button, RouterButton } from '../../../../../../ui/Button.tsx';
import { EmptyState } from '../../../../../../ui/feedback.tsx';
import { Pager } from '../../../../../../ui/table/Pager.tsx';
import { useTableAddress } from '../../../../../../ui/table/useTableAddress.ts';
import { kindOf, type TaskTab, tasksPath } from '../../_lib/taskTabs.ts';
import { cardRow } from './cardStyles.ts';
import { TaskCard } from './TaskCard.tsx';
import { useTaskListEvents } from './useTaskListEvents.ts';

const NewTask = lazy(async () => ({ default: (await import('../dialogs/NewTask.tsx')).NewTask }));

/** The seed's page size. */
const sizes = [9];

/** One tab: its cards, nine a page, alive; and the way to a new one. */
export function TaskList({ tab }: { tab: TaskTab }) {
  const address = useTableAddress({ sizes });
  // Links of the pager name only the page; without the hash they would lead to the first tab.
  const table = { ...address, linkTo: (page: number) => `${address.linkTo(page)}#${tab}` };
  const [version, setVersion] = useState(0);
  const [creating, setCreating] = useState(false);
  const refresh = useCallback(() => setVersion((count) => count + 1), []);
  const kind = kindOf[tab];
  const data = useLazyLoadQuery<TaskListQuery>(
    graphql`
      query TaskListQuery($kind: ProjectKind!, $page: PageInput!) {
        viewer {
          eventSeq
        }
        ...NewTask_query @arguments(kind: $kind)
        projectPage(kind: $kind, page: $page) {
          total
          rows {
            id
            ...TaskCard_project
          }
        }
      }
    `,
    { kind, page: { number: table.page, size: table.size } },
    { fetchPolicy: 'store-and-network', fetchKey: version },
  );
  const { rows, total } = data.projectPage;
  useTaskListEvents({ after: data.viewer?.eventSeq ?? null, kind, shown: rows, onOther: refresh });
  return (
    <chakra.div display="flex" flexDirection="column" gap="4">
      <chakra.div display="flex" justifyContent="flex-end">
        <Button variant="ink" onClick={() => setCreating(true)}>
          <Plus size={16} aria-hidden />
          {t.create[tab]}
        </Button>
      </chakra.div>
      {rows.length === 0 ? (
        <NoTasks tab={tab} total={total} onCreate={() => setCreating(true)} />
      ) : (
        <chakra.ul css={cardRow} aria-label={t.tabs[tab]}>
          {rows.map((project) => (
            <TaskCard key={project.id} project={project} tab={tab} onDeleted={refresh} />
          ))}
        </chakra.ul>
      )}
      {total > 0 && <Pager table={table} total={total} />}
      {creating && (
        <Suspense fallback={null}>
          <NewTask tab={tab} query={data} onClose={() => setCreating(false)} />
        </Suspense>
      )}
    </chakra.div>
  );
}

/** Why there is nothing, and one way on. */
function NoTasks({ tab, total, onCreate }: { tab: TaskTab; total: number; onCreate: () => void }) {
  if (total > 0) {
    return (
      <EmptyState
        title={t.beyond}
        action={<RouterButton to={`${tasksPath}#${tab}`}>{t.firstPage}</RouterButton>}
      />
    );
  }
  return (
    <EmptyState title={t.empty[tab]} action={<Button onClick={onCreate}>{t.create[tab]}</Button>}>
      {t.emptyHint[tab]}
    </EmptyState>
  );
}
