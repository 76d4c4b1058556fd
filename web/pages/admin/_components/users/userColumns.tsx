import { chakra } from '@chakra-ui/react/styled-system';
import { formatCount, formatDateTime } from '../../../../lib/format.ts';
import { users as t } from '../../../../locales/zh-CN/admin.ts';
import type { Column } from '../../../../ui/table/column.ts';
import type { UserRow } from './UserRows.tsx';
import { VerifiedTag } from './VerifiedTag.tsx';

const columns = t.columns;

/** @param viewerId the administrator's own row says so. */
export function userColumns(viewerId: string | null): readonly Column<UserRow>[] {
  return [
    { key: 'number', title: columns.number, figure: true, onCard: 'hidden', cell: ({ number }) => number },
    {
      key: 'userName',
      title: columns.userName,
      sortable: 'ascending',
      minWidth: '180px',
      onCard: 'headline',
      cell: (user) => <Name user={user} self={user.id === viewerId} />,
    },
    { key: 'role', title: columns.role, cell: ({ role }) => t.roles[role as keyof typeof t.roles] },
    { key: 'verified', title: columns.verified, cell: ({ verified }) => <VerifiedTag verified={verified} /> },
    { key: 'space', title: columns.space, cell: ({ space }) => space },
    {
      key: 'credits',
      title: columns.credits,
      sortable: 'descending',
      figure: true,
      cell: ({ credits, creditsHeld }) => (
        <>
          {formatCount(credits)}
          {creditsHeld > 0 && (
            <chakra.span ms="2" textStyle="caption" color="fg.subtle">
              {t.held(formatCount(creditsHeld))}
            </chakra.span>
          )}
        </>
      ),
    },
    {
      key: 'created',
      title: columns.created,
      sortable: 'descending',
      minWidth: '140px',
      cell: ({ createdAt }) => formatDateTime(createdAt),
    },
    {
      key: 'lastSignIn',
      title: columns.lastSignIn,
      sortable: 'descending',
      minWidth: '140px',
      cell: ({ lastSignInAt }) =>
        lastSignInAt ? formatDateTime(lastSignInAt) : <chakra.span color="fg.subtle">{t.never}</chakra.span>,
    },
  ];
}

function Name({ user, self }: { user: UserRow; self: boolean }) {
  const { userName, displayName } = user;
  return (
    // A long name leaves the account's own name a line of its own on a phone.
    <chakra.span display="inline-flex" flexWrap="wrap" alignItems="baseline" columnGap="2">
      <chakra.span fontWeight="medium">{displayName}</chakra.span>
      {self && (
        <chakra.span px="1.5" borderRadius="tag" bg="bg.hover" textStyle="caption">
          {t.self}
        </chakra.span>
      )}
      {displayName !== userName && (
        <chakra.span textStyle="caption" color="fg.subtle" fontWeight="normal">
          {userName}
        </chakra.span>
      )}
    </chakra.span>
  );
}
