import { chakra } from '@chakra-ui/react/styled-system';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { ProjectListItem_project$key } from '../../__generated__/ProjectListItem_project.graphql.ts';
import { projectList as t } from '../../locales/zh-CN/projectList.ts';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { isRunning } from '../statusTag/statusTable.ts';
import { ProjectCard } from './ProjectCard.tsx';
import { useDeleteProject } from './useDeleteProject.ts';

interface ProjectListItemProps {
  project: ProjectListItem_project$key;
  /** Where it is opened. */
  to: string;
  selected?: boolean;
  showKind?: boolean;
  onDeleted?: () => void;
}

/** A card of a list; deleting asks first. */
export function ProjectListItem({
  project: projectRef,
  to,
  selected = false,
  showKind = false,
  onDeleted,
}: ProjectListItemProps) {
  const project = useFragment(
    graphql`
      fragment ProjectListItem_project on Project {
        id
        title
        status
        ...ProjectCard_project
      }
    `,
    projectRef,
  );
  const [asking, setAsking] = useState(false);
  const { remove, isRemoving } = useDeleteProject();
  const confirm = () =>
    remove(project.id, () => {
      setAsking(false);
      onDeleted?.();
    });

  return (
    <chakra.li css={item}>
      <ProjectCard project={project} to={to} selected={selected} showKind={showKind} />
      <Button
        size="sm"
        variant="ghost"
        icon
        px="0"
        data-part="delete"
        aria-label={t.deleteNamed(project.title || t.untitled)}
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
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      >
        {isRunning(project.status) ? t.deleteRunning : project.title}
      </ConfirmDialog>
    </chakra.li>
  );
}

const item = {
  pos: 'relative',
  '& [data-part=delete]': { pos: 'absolute', insetEnd: '2', bottom: '1.5', opacity: 0, bg: 'bg.panel' },
  '&:hover [data-part=delete], & [data-part=delete]:focus-visible': { opacity: 1 },
  '@media (hover: none)': { '& [data-part=delete]': { opacity: 1 } },
} as const;
