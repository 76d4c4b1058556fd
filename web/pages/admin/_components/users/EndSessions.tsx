import { graphql, useMutation } from 'react-relay/hooks.js';
import type { EndSessionsMutation } from '../../../../__generated__/EndSessionsMutation.graphql.ts';
import { failureMessage } from '../../../../lib/failure.ts';
import { admin, userActs as t } from '../../../../locales/zh-CN/admin.ts';
import { failures } from '../../../../locales/zh-CN/failures.ts';
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx';
import { notify } from '../../../../ui/notify.ts';
import { useAdmin } from '../../_lib/useAdmin.ts';
import type { UserDialogProps } from './UserDialogs.tsx';

export function EndSessions({ user, onClose }: UserDialogProps) {
  const { viewerId } = useAdmin();
  const [commit, busy] = useMutation<EndSessionsMutation>(graphql`
    mutation EndSessionsMutation($id: ID!) {
      endUserSessions(id: $id) {
        ended
      }
    }
  `);
  const confirm = () =>
    commit({
      variables: { id: user.id },
      onCompleted: ({ endUserSessions: { ended } }) => {
        void notify('success', t.ended(ended));
        onClose();
      },
      onError: (error) => {
        void notify('error', failures.endSessions, failureMessage(error, failures.network));
        onClose();
      },
    });
  return (
    <ConfirmDialog
      open
      title={t.endTitle(user.userName)}
      confirm={t.end}
      cancel={admin.cancel}
      busy={busy}
      onConfirm={confirm}
      onClose={onClose}
    >
      {user.id === viewerId ? t.endSelfHint : t.endHint}
    </ConfirmDialog>
  );
}
