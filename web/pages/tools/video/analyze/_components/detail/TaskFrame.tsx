import { chakra } from '@chakra-ui/react/styled-system';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { TaskFrame_project$key } from '../../../../../../__generated__/TaskFrame_project.graphql.ts';
import { CancelButton } from '../../../../../../features/projectRun/CancelButton.tsx';
import { Receipt } from '../../../../../../features/projectRun/Receipt.tsx';
import { WorkEnds } from '../../../../../../features/projectRun/WorkEnds.tsx';
import { StatusTag } from '../../../../../../features/statusTag/StatusTag.tsx';
import type { WorkStatus } from '../../../../../../features/statusTag/statusTable.ts';
import { formatDateTime } from '../../../../../../lib/format.ts';
import { taskDetail as t, tasks } from '../../../../../../locales/zh-CN/tasks.ts';
import { RouterButton } from '../../../../../../ui/Button.tsx';
import { tasksPath } from '../../_lib/taskTabs.ts';

interface TaskFrameProps {
  project: TaskFrame_project$key;
  tab: 'score' | 'decompose' | 'analyze';
  /** What can be done with the whole. */
  actions?: ReactNode;
  children: ReactNode;
}

/** The frame of a task's page: the way back, what it is and how it stands, and at the end its receipt. */
export function TaskFrame({ project: projectRef, tab, actions, children }: TaskFrameProps) {
  const project = useFragment(
    graphql`
      fragment TaskFrame_project on Project {
        number
        title
        status
        reason
        createdAt
        ...CancelButton_project
        ...Receipt_project
        ...WorkEnds_project
      }
    `,
    projectRef,
  );
  return (
    <chakra.div css={page}>
      <WorkEnds project={project} untitled={tasks.untitled} onChange={spokenEnd} />
      <RouterButton to={`${tasksPath}#${tab}`} size="sm" variant="ghost" alignSelf="flex-start" ms="-3">
        <ArrowLeft size={15} aria-hidden />
        {t.back[tab]}
      </RouterButton>
      <chakra.header display="flex" flexWrap="wrap" alignItems="flex-start" gap="3">
        <chakra.div flex="1 1 280px" minW="0">
          <chakra.h1 textStyle="title" overflowWrap="anywhere">
            {project.title || tasks.untitled}
          </chakra.h1>
          <chakra.p
            mt="1"
            textStyle="table"
            color="fg.muted"
            display="flex"
            flexWrap="wrap"
            alignItems="center"
            gap="3"
          >
            <span>
              {t.number} {project.number}
            </span>
            <span>
              {t.createdAt} <time dateTime={project.createdAt}>{formatDateTime(project.createdAt)}</time>
            </span>
            <StatusTag status={project.status} reason={project.reason} />
          </chakra.p>
        </chakra.div>
        <chakra.div display="flex" flexWrap="wrap" gap="2" alignItems="flex-start">
          <CancelButton project={project} words={t.cancelWords} />
          {actions}
        </chakra.div>
      </chakra.header>
      {children}
      <Receipt project={project} />
    </chakra.div>
  );
}

const page = {
  maxW: '1100px',
  mx: 'auto',
  w: 'full',
  px: { base: '4', md: '6' },
  py: '5',
  display: 'flex',
  flexDirection: 'column',
  gap: '4',
} as const;

/** What ears are told. */
function spokenEnd({ status, title }: { status: WorkStatus; title: string }): string | null {
  if (status === 'DONE') return t.spokenDone(title);
  return status === 'FAILED' ? t.spokenFailed(title) : null;
}
