import { useState } from 'react';
import { graphql, useMutation } from 'react-relay/hooks.js';
import type { ResetPasswordMutation } from '../../../../__generated__/ResetPasswordMutation.graphql.ts';
import { failureMessage } from '../../../../lib/failure.ts';
import { admin, userActs as t } from '../../../../locales/zh-CN/admin.ts';
import { failures } from '../../../../locales/zh-CN/failures.ts';
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx';
import { notify } from '../../../../ui/notify.ts';
import { PasswordOnce } from './PasswordOnce.tsx';
import type { UserDialogProps } from './UserDialogs.tsx';

/** Asks, then shows the new password once; it is in no store. */
export function ResetPassword({ user, onClose }: UserDialogProps) {
  const [password, setPassword] = useState<string | null>(null);
  const [commit, busy] = useMutation<ResetPasswordMutation>(graphql`
    mutation ResetPasswordMutation($id: ID!) {
      resetUserPassword(id: $id) {
        password
      }
    }
  `);
  if (password !== null) {
    return <PasswordOnce userName={user.userName} password={password} onClose={onClose} />;
  }
  const confirm = () =>
    commit({
      variables: { id: user.id },
      onCompleted: ({ resetUserPassword }) => setPassword(resetUserPassword.password),
      onError: (error) => {
        void notify('error', failures.resetPassword, failureMessage(error, failures.network));
        onClose();
      },
    });
  return (
    <ConfirmDialog
      open
      title={t.resetTitle(user.userName)}
      confirm={t.reset}
      cancel={admin.cancel}
      busy={busy}
      onConfirm={confirm}
      onClose={onClose}
    >
      {t.resetHint}
    </ConfirmDialog>
  );
}
