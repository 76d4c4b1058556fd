import { Tabs } from '@chakra-ui/react';
import { chakra } from '@chakra-ui/react/styled-system';
import { Suspense } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { failures } from '../../../../locales/zh-CN/failures.ts';
import { shell } from '../../../../locales/zh-CN/shell.ts';
import { tasks as t } from '../../../../locales/zh-CN/tasks.ts';
import { SectionBoundary } from '../../../../ui/SectionBoundary.tsx';
import { TaskList } from './_components/list/TaskList.tsx';
import { TaskListSkeleton } from './_components/list/TaskListSkeleton.tsx';
import { tabOf, taskTabs } from './_lib/taskTabs.ts';

/** 任务记录: what was scored, taken apart, analysed or mixed; the address' hash holds the tab. */
export function TasksPage() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const active = tabOf(hash);
  return (
    <chakra.div maxW="1320px" mx="auto" w="full" px={{ base: '4', md: '6' }} py="6">
      <title>{`${t.tabs[active]} - ${t.title} - ${shell.product}`}</title>
      <chakra.h1 textStyle="title" mb="3">
        {t.title}
      </chakra.h1>
      <Tabs.Root
        value={active}
        lazyMount
        unmountOnExit
        // Another tab begins with its own first page.
        onValueChange={({ value }) => void navigate(`#${value}`, { replace: true })}
      >
        <Tabs.List>
          {taskTabs.map((tab) => (
            <Tabs.Trigger key={tab} value={tab}>
              {t.tabs[tab]}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        {taskTabs.map((tab) => (
          <Tabs.Content key={tab} value={tab}>
            <SectionBoundary fallback={failures.projectList}>
              <Suspense fallback={<TaskListSkeleton />}>
                <TaskList tab={tab} />
              </Suspense>
            </SectionBoundary>
          </Tabs.Content>
        ))}
      </Tabs.Root>
    </chakra.div>
  );
}
