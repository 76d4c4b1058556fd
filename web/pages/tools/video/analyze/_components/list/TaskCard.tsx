import { chakra } from '@chakra-ui/react/styled-system';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { TaskCard_project$key } from '../../../../../../__generated__/TaskCard_project.graphql.ts';
import { MiniStrip } from '../../../../../../features/filmStrip/MiniStrip.tsx';
import { Thumbnail } from '../../../../../../features/materials/Thumbnail.tsx';
import { useDeleteProject } from '../../../../../../features/projectList/useDeleteProject.ts';
import { StatusTag } from '../../../../../../features/statusTag/StatusTag.tsx';
import { isRunning } from '../../../../../../features/statusTag/statusTable.ts';
import { formatDateTime } from '../../../../../../lib/format.ts';
import { projectList } from '../../../../../../locales/zh-CN/projectList.ts';
import { tasks as t } from '../../../../../../locales/zh-CN/tasks.ts';
import { Button, RouterLink } from '../../../../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../../../../ui/ConfirmDialog.tsx';
import { type TaskTab, taskPath } from '../../_lib/taskTabs.ts';
import { cardWidth } from './cardStyles.ts';

interface TaskCardProps {
  project: TaskCard_project$key;
  tab: TaskTab;
  onDeleted: () => void;
}

/** A task at a glance; deleting asks first. */
export function TaskCard({ project: projectRef, tab, onDeleted }: TaskCardProps) {
  const project = useFragment(
    graphql`
      fragment TaskCard_project on Project {
        id
        number
        title
        status
        reason
        createdAt
        posterUrl
        ...MiniStrip_project
      }
    `,
    projectRef,
  );
  const [asking, setAsking] = useState(false);
  const { remove, isRemoving } = useDeleteProject();
  const title = project.title || t.untitled;
  return (
    <chakra.li css={item} w={cardWidth}>
      <RouterLink to={taskPath(tab, project.number)} css={card}>
        <Thumbnail url={project.posterUrl} mediaType="VIDEO" w="100%" h="180px" />
        <chakra.span px="3" pt="1" textStyle="heading" lineClamp={1} overflowWrap="anywhere">
          {title}
        </chakra.span>
        <chakra.time dateTime={project.createdAt} px="3" textStyle="caption" color="fg.muted">
          {t.created(formatDateTime(project.createdAt))}
        </chakra.time>
        <chakra.span px="3" pb="4" h="10" display="flex" alignItems="center">
          <StatusTag status={project.status} reason={project.reason} />
        </chakra.span>
        {isRunning(project.status) && (
          <chakra.span display="block" pos="absolute" insetX="3" bottom="1.5">
            <MiniStrip project={project} />
          </chakra.span>
        )}
      </RouterLink>
      <Button
        size="sm"
        variant="ghost"
        icon
        px="0"
        pos="absolute"
        insetEnd="2"
        bottom="3"
        aria-label={t.deleteNamed(title)}
        onClick={() => setAsking(true)}
      >
        <Trash2 size={15} aria-hidden />
      </Button>
      <ConfirmDialog
        open={asking}
        title={t.confirmDelete}
        confirm={t.delete}
        cancel={t.cancel}
        busy={isRemoving}
        onConfirm={() =>
          remove(project.id, () => {
            setAsking(false);
            onDeleted();
          })
        }
        onClose={() => setAsking(false)}
      >
        {isRunning(project.status) ? projectList.deleteRunning : title}
      </ConfirmDialog>
    </chakra.li>
  );
}

const item = { pos: 'relative', minW: 0 } as const;

const card = {
  pos: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: '1',
  h: 'full',
  overflow: 'hidden',
  color: 'fg',
  textDecoration: 'none',
  bg: 'bg.panel',
  borderWidth: '1px',
  borderColor: 'border',
  borderRadius: 'panel',
  transition: 'border-color 140ms ease-out',
  _hover: { borderColor: 'border.strong' },
} as const;
