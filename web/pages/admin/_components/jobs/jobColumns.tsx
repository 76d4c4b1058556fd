import { chakra } from '@chakra-ui/react/styled-system';
import { projectPath } from '../../../../features/projectList/projectPath.ts';
import { formatCount, formatDateTime } from '../../../../lib/format.ts';
import { jobs as t } from '../../../../locales/zh-CN/adminWatch.ts';
import type { Column } from '../../../../ui/table/column.ts';
import { RowLink } from '../../../../ui/table/RowLink.ts';
import { JobProgress } from './JobProgress.tsx';
import type { JobRow } from './JobRows.tsx';

const { columns } = t;

export const jobColumns: readonly Column<JobRow>[] = [
  {
    key: 'project',
    title: columns.project,
    minWidth: '180px',
    onCard: 'headline',
    cell: ({ project, number }) => (
      <>
        <RowLink to={projectPath(project)} fontWeight="medium">
          {project.title}
        </RowLink>
        <chakra.span display="block" textStyle="caption" color="fg.subtle" fontWeight="normal">
          {t.kinds[project.kind] ?? project.kind}
          {number > 1 && ` · ${t.run(number)}`}
        </chakra.span>
      </>
    ),
  },
  { key: 'owner', title: columns.owner, minWidth: '96px', cell: ({ owner }) => owner },
  {
    key: 'strip',
    title: columns.strip,
    minWidth: '260px',
    cell: ({ project }) => <JobProgress project={project} />,
  },
  {
    key: 'status',
    title: columns.status,
    minWidth: '80px',
    cell: ({ status }) => t.statuses[status] ?? status,
  },
  {
    key: 'started',
    title: columns.started,
    minWidth: '140px',
    cell: ({ startedAt }) =>
      startedAt ? formatDateTime(startedAt) : <chakra.span color="fg.subtle">{t.notStarted}</chakra.span>,
  },
  { key: 'held', title: columns.held, figure: true, cell: ({ heldCredits }) => formatCount(heldCredits) },
];
