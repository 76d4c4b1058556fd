import { chakra } from '@chakra-ui/react/styled-system';
import type { SessionsTabQuery$data } from '../../../../__generated__/SessionsTabQuery.graphql.ts';
import { formatDateTime } from '../../../../lib/format.ts';
import { relativeTime } from '../../../../lib/relativeTime.ts';
import { profileSessions as t } from '../../../../locales/zh-CN/profile.ts';
import type { Column } from '../../../../ui/table/column.ts';

export type SessionRow = NonNullable<NonNullable<SessionsTabQuery$data['viewer']>['sessions']>[number];

export const sessionColumns: readonly Column<SessionRow>[] = [
  {
    key: 'device',
    title: t.device,
    minWidth: '200px',
    onCard: 'headline',
    cell: ({ device, current, embedded }) => (
      <chakra.span display="inline-flex" alignItems="center" gap="2" flexWrap="wrap">
        <chakra.span fontWeight="medium">{device}</chakra.span>
        {current && (
          <chakra.span css={tag} color="status.done.fg" bg="status.done.bg">
            {t.current}
          </chakra.span>
        )}
        {embedded && (
          <chakra.span css={tag} color="fg.muted" bg="bg.hover">
            {t.embedded}
          </chakra.span>
        )}
      </chakra.span>
    ),
  },
  { key: 'ip', title: t.ip, minWidth: '110px', cell: ({ ip }) => ip ?? t.unknownIp },
  {
    key: 'lastSeenAt',
    title: t.lastSeen,
    minWidth: '100px',
    cell: ({ lastSeenAt }) => <span title={formatDateTime(lastSeenAt)}>{relativeTime(lastSeenAt)}</span>,
  },
  {
    key: 'createdAt',
    title: t.createdAt,
    minWidth: '140px',
    cell: ({ createdAt }) => formatDateTime(createdAt),
  },
  {
    key: 'expiresAt',
    title: t.expiresAt,
    minWidth: '140px',
    cell: ({ expiresAt }) => formatDateTime(expiresAt),
  },
];

const tag = { px: '1.5', borderRadius: 'tag', textStyle: 'caption', whiteSpace: 'nowrap' } as const;
