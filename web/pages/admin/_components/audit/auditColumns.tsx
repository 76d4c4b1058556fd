import { chakra } from '@chakra-ui/react/styled-system';
import { audit as t } from '../../../../locales/zh-CN/admin.ts';
import type { Column } from '../../../../ui/table/column.ts';
import { RowLink } from '../../../../ui/table/RowLink.ts';
import { writeTime } from '../../_lib/localTime.ts';
import type { AuditRow } from './AuditRows.tsx';
import { Changes } from './Changes.tsx';

const columns = t.columns;

export const auditColumns: readonly Column<AuditRow>[] = [
  {
    key: 'time',
    title: columns.time,
    minWidth: '160px',
    cell: ({ createdAt }) => <chakra.span whiteSpace="nowrap">{writeTime(new Date(createdAt))}</chakra.span>,
  },
  { key: 'actor', title: columns.actor, cell: ({ actor }) => <Person person={actor} /> },
  {
    key: 'action',
    title: columns.action,
    onCard: 'headline',
    cell: ({ action }) => <chakra.span fontWeight="medium">{t.actions[action] ?? action}</chakra.span>,
  },
  {
    key: 'subject',
    title: columns.subject,
    cell: ({ subject, target }) => (subject ? <Person person={subject} /> : (target ?? '–')),
  },
  {
    key: 'changes',
    title: columns.changes,
    minWidth: '240px',
    cell: ({ changes }) => <Changes changes={changes} />,
  },
  { key: 'ip', title: columns.ip, cell: ({ ip }) => ip ?? '–' },
];

function Person({ person }: { person: AuditRow['actor'] }) {
  return <RowLink to={`/admin?q=${encodeURIComponent(person.userName)}`}>{person.displayName}</RowLink>;
}
