import { graphql, useMutation } from 'react-relay/hooks.js';
import type { UnblockDialogMutation } from '../../../../__generated__/UnblockDialogMutation.graphql.ts';
import { failureMessage } from '../../../../lib/failure.ts';
import { admin } from '../../../../locales/zh-CN/admin.ts';
import { traffic as t } from '../../../../locales/zh-CN/adminWatch.ts';
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx';
import { notify } from '../../../../ui/notify.ts';

interface UnblockDialogProps {
  ip: string;
  onClose: () => void;
  onDone: () => void;
}

export function UnblockDialog({ ip, onClose, onDone }: UnblockDialogProps) {
  const [commit, busy] = useMutation<UnblockDialogMutation>(graphql`
    mutation UnblockDialogMutation($input: UnblockAddressInput!) {
      unblockAddress(input: $input) {
        ip
      }
    }
  `);
  const unblock = () =>
    commit({
      variables: { input: { ip } },
      onCompleted: () => {
        void notify('success', t.unblocked(ip));
        onClose();
        onDone();
      },
      onError: (error) => {
        void notify('error', t.unblockFailed, failureMessage(error, t.unblockFailed));
        onClose();
        // Somebody else may have been faster: the list tells.
        onDone();
      },
    });
  return (
    <ConfirmDialog
      open
      title={t.unblockTitle(ip)}
      confirm={t.unblock}
      cancel={admin.cancel}
      busy={busy}
      onConfirm={unblock}
      onClose={onClose}
    >
      {t.unblockHint}
    </ConfirmDialog>
  );
}
