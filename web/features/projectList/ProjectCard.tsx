import { chakra } from '@chakra-ui/react/styled-system';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { ProjectCard_project$key } from '../../__generated__/ProjectCard_project.graphql.ts';
import { formatDateTime } from '../../lib/format.ts';
import { projectList as t } from '../../locales/zh-CN/projectList.ts';
import { RouterLink } from '../../ui/Button.tsx';
import { MiniStrip } from '../filmStrip/MiniStrip.tsx';
import { StatusTag } from '../statusTag/StatusTag.tsx';

interface ProjectCardProps {
  project: ProjectCard_project$key;
  to: string;
  selected?: boolean;
  /** Lists of one kind do not name it on every card. */
  showKind?: boolean;
}

export function ProjectCard({
  project: projectRef,
  to,
  selected = false,
  showKind = false,
}: ProjectCardProps) {
  const project = useFragment(
    graphql`
      fragment ProjectCard_project on Project {
        kind
        title
        status
        reason
        createdAt
        input {
          input
          rawScript
        }
        insight {
          scriptContent
        }
        ...MiniStrip_project
      }
    `,
    projectRef,
  );
  return (
    <RouterLink to={to} css={card} aria-current={selected ? 'page' : undefined}>
      <chakra.span display="flex" alignItems="flex-start" gap="2">
        <chakra.span textStyle="heading" flex="1" minW="0" lineClamp={1}>
          {project.title || t.untitled}
        </chakra.span>
        <StatusTag status={project.status} reason={project.reason} />
      </chakra.span>
      <chakra.span textStyle="table" color="fg.muted" lineClamp={2}>
        {project.input?.input || project.input?.rawScript || project.insight?.scriptContent}
      </chakra.span>
      <MiniStrip project={project} />
      <chakra.time dateTime={project.createdAt} textStyle="caption" color="fg.subtle">
        {showKind && t.kinds[project.kind] ? `${t.kinds[project.kind]} · ` : ''}
        {formatDateTime(project.createdAt)}
      </chakra.time>
    </RouterLink>
  );
}

const card = {
  display: 'flex',
  flexDirection: 'column',
  gap: '2',
  h: 'full',
  p: '3',
  color: 'fg',
  textDecoration: 'none',
  bg: 'bg.panel',
  borderWidth: '1px',
  borderColor: 'border',
  borderRadius: 'panel',
  transition: 'border-color 140ms ease-out, background 140ms ease-out',
  _hover: { borderColor: 'border.strong' },
  '&[aria-current]': { borderColor: 'fg', boxShadow: 'inset 0 0 0 1px var(--rs-fg)' },
} as const;
