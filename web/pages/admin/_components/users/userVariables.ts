import type { UserRowsQuery$variables, UserSort } from '../../../../__generated__/UserRowsQuery.graphql.ts';
import type { TableControls } from '../../../../ui/table/useTableAddress.ts';

const sorts: Readonly<Record<string, UserSort>> = {
  created: 'CREATED',
  lastSignIn: 'LAST_SIGN_IN',
  credits: 'CREDITS',
  userName: 'USER_NAME',
};

/** What the address asks for, in the server's words; what nobody could mean limits nothing. */
export function userVariables(table: TableControls): UserRowsQuery$variables {
  const role = table.filter('role');
  const verified = table.filter('verified');
  return {
    filter: {
      search: table.filter('q').slice(0, 128) || null,
      role: role === 'ADMIN' || role === 'USER' ? role : null,
      verified: verified === 'yes' ? true : verified === 'no' ? false : null,
      space: table.filter('space') || null,
    },
    order: {
      by: sorts[table.sort?.key ?? ''] ?? 'CREATED',
      descending: table.sort?.direction !== 'ascending',
    },
    page: { number: table.page, size: table.size },
  };
}
