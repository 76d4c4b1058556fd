import { useState } from 'react';
import { graphql } from 'react-relay/hooks.js';
import { useNavigate } from 'react-router-dom';
import type { UserRowsQuery } from '../../../../__generated__/UserRowsQuery.graphql.ts';
import { users as t } from '../../../../locales/zh-CN/admin.ts';
import { useTableQuery } from '../../../../relay/useTableQuery.ts';
import { DataTable } from '../../../../ui/table/DataTable.tsx';
import { Pager } from '../../../../ui/table/Pager.tsx';
import type { TableControls } from '../../../../ui/table/useTableAddress.ts';
import { useAdmin } from '../../_lib/useAdmin.ts';
import { NoRows } from '../NoRows.tsx';
import { UserDialogs } from './UserDialogs.tsx';
import { userFilterNames } from './UserFilters.tsx';
import { type UserAct, userActions } from './userActions.ts';
import { userColumns } from './userColumns.tsx';
import { userVariables } from './userVariables.ts';

export type UserRow = UserRowsQuery['response']['users']['rows'][number];

/** One page of people. */
export function UserRows({ table, attempt }: { table: TableControls; attempt: number }) {
  const { viewerId } = useAdmin();
  const navigate = useNavigate();
  const [act, setAct] = useState<{ name: UserAct; user: UserRow } | null>(null);
  const { data, stale } = useTableQuery<UserRowsQuery>(
    graphql`
      query UserRowsQuery($filter: UserFilter, $order: UserOrder, $page: PageInput!) {
        users(filter: $filter, order: $order, page: $page) {
          total
          rows {
            id
            number
            userName
            nickName
            displayName
            email
            phone
            sex
            role
            verified
            space
            credits
            creditsHeld
            createdAt
            lastSignInAt
          }
        }
      }
    `,
    userVariables(table),
    attempt,
  );
  const { rows, total } = data.users;
  const start = (name: UserAct, user: UserRow) => {
    if (name === 'bills') void navigate(`/admin?tab=billing&user=${user.number}`);
    else setAct({ name, user });
  };
  return (
    <>
      <DataTable
        label={t.label}
        columns={userColumns(viewerId)}
        rows={rows}
        expectedRows={table.size}
        rowKey={({ id }) => id}
        rowName={({ userName }) => userName}
        actions={(user) => userActions(user, viewerId, start)}
        sort={table.sort}
        onSort={table.setSort}
        stale={stale}
        empty={<NoRows table={table} total={total} names={userFilterNames} empty={t.empty} />}
      />
      <Pager table={table} total={total} />
      {act && (
        <UserDialogs
          act={act.name}
          user={rows.find(({ id }) => id === act.user.id) ?? act.user}
          onClose={() => setAct(null)}
        />
      )}
    </>
  );
}
