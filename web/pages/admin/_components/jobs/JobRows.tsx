import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { graphql } from 'react-relay/hooks.js';
import { useNavigate } from 'react-router-dom';
import type { JobRowsQuery } from '../../../../__generated__/JobRowsQuery.graphql.ts';
import { projectPath } from '../../../../features/projectList/projectPath.ts';
import { jobs as t } from '../../../../locales/zh-CN/adminWatch.ts';
import { useTableQuery } from '../../../../relay/useTableQuery.ts';
import { DataTable } from '../../../../ui/table/DataTable.tsx';
import { Pager } from '../../../../ui/table/Pager.tsx';
import type { TableControls } from '../../../../ui/table/useTableAddress.ts';
import { NoRows } from '../NoRows.tsx';
import { CancelJob } from './CancelJob.tsx';
import { jobColumns } from './jobColumns.tsx';
import { onlyOnServer } from './onlyOnServer.ts';

export type JobRow = JobRowsQuery['response']['runningJobs']['rows'][number];

interface JobRowsProps {
  table: TableControls;
  attempt: number;
  onChange: () => void;
}

export function JobRows({ table, attempt, onChange }: JobRowsProps) {
  const navigate = useNavigate();
  const [cancelling, setCancelling] = useState<JobRow | null>(null);
  const { data } = useTableQuery<JobRowsQuery>(
    graphql`
      query JobRowsQuery($page: PageInput!) {
        runningJobs(page: $page) {
          total
          rows {
            id
            number
            owner
            status
            heldCredits
            startedAt
            temporalUrl
            project {
              id
              number
              title
              kind
              canCancel
              ...MiniStrip_project
              ...JobProgress_project
            }
          }
        }
      }
    `,
    { page: { number: table.page, size: table.size } },
    attempt,
  );
  const { rows, total } = data.runningJobs;
  const actions = (job: JobRow) => [
    { key: 'open', label: t.open, onSelect: () => void navigate(projectPath(job.project)) },
    ...(job.temporalUrl
      ? [
          {
            key: 'temporal',
            label: t.temporal,
            onSelect: () => void open(job.temporalUrl!, '_blank', 'noopener'),
          },
        ]
      : []),
    {
      key: 'cancel',
      label: t.cancel,
      danger: true,
      disabled: !job.project.canCancel || job.status === 'CANCELLING',
      onSelect: () => setCancelling(job),
    },
  ];
  return (
    <>
      <DataTable
        label={t.label}
        columns={jobColumns}
        rows={rows}
        expectedRows={3}
        rowKey={({ id }) => id}
        rowName={({ project }) => project.title}
        actions={actions}
        empty={<NoRows table={table} total={total} names={[]} empty={t.empty} />}
      />
      {total > 0 && <Pager table={table} total={total} />}
      {rows.some(({ temporalUrl }) => onlyOnServer(temporalUrl, location.hostname)) && (
        <chakra.p m="0" textStyle="caption" color="fg.muted">
          {t.temporalLocal}
        </chakra.p>
      )}
      {cancelling && <CancelJob job={cancelling} onClose={() => setCancelling(null)} onDone={onChange} />}
    </>
  );
}
