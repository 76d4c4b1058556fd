import { admin, userActs as t, users } from '../../../../locales/zh-CN/admin.ts';
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx';
import { useAdmin } from '../../_lib/useAdmin.ts';
import type { UserDialogProps } from './UserDialogs.tsx';
import { useSetVerified } from './useSetVerified.ts';

export function RevokeUser({ user, onClose }: UserDialogProps) {
  const { viewerId } = useAdmin();
  const { set, busy } = useSetVerified(user, onClose);
  const self = user.id === viewerId;
  return (
    <ConfirmDialog
      open
      title={t.revokeTitle(user.userName)}
      confirm={users.revoke}
      cancel={admin.cancel}
      busy={busy}
      onConfirm={() => set(false, self)}
      onClose={onClose}
    >
      {self ? t.revokeSelfHint : t.revokeHint}
    </ConfirmDialog>
  );
}
