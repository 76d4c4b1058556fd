import { users as t } from '../../../../locales/zh-CN/admin.ts';
import type { RowAction } from '../../../../ui/table/column.ts';
import type { UserRow } from './UserRows.tsx';

export type UserAct = 'edit' | 'topUp' | 'verify' | 'revoke' | 'bills' | 'resetPassword' | 'endSessions';

/** What may be done to a person now. Nobody resets their own password here: they would be signed out of it. */
export function userActions(
  user: UserRow,
  viewerId: string,
  start: (act: UserAct, user: UserRow) => void,
): readonly RowAction[] {
  const action = (key: UserAct, danger = false, disabled = false): RowAction => ({
    key,
    label: t[key],
    danger,
    disabled,
    onSelect: () => start(key, user),
  });
  return [
    action('edit'),
    action('topUp'),
    user.verified ? action('revoke', true) : action('verify'),
    action('bills'),
    action('resetPassword', true, user.id === viewerId),
    action('endSessions', true),
  ];
}
