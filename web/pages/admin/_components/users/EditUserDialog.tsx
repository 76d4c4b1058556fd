import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { graphql, useMutation } from 'react-relay/hooks.js';
import type { EditUserDialogMutation } from '../../../../__generated__/EditUserDialogMutation.graphql.ts';
import { admin, userForm as t } from '../../../../locales/zh-CN/admin.ts';
import { failures } from '../../../../locales/zh-CN/failures.ts';
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx';
import { FormDialog } from '../../../../ui/FormDialog.tsx';
import { notify } from '../../../../ui/notify.ts';
import { useAdmin } from '../../_lib/useAdmin.ts';
import { draftInput, draftProblems, type UserDraft } from '../../_lib/userDraft.ts';
import { useUserForm } from '../../_lib/useUserForm.ts';
import type { UserDialogProps } from './UserDialogs.tsx';
import { UserFields } from './UserFields.tsx';
import type { UserRow } from './UserRows.tsx';

function draftOf(user: UserRow): UserDraft {
  return {
    nickName: user.nickName ?? '',
    email: user.email ?? '',
    phone: user.phone ?? '',
    sex: (user.sex ?? '') as UserDraft['sex'],
    role: user.role as UserDraft['role'],
    space: user.space,
  };
}

export function EditUserDialog({ user, onClose }: UserDialogProps) {
  const [commit, busy] = useMutation<EditUserDialogMutation>(graphql`
    mutation EditUserDialogMutation($input: UpdateUserInput!) {
      updateUser(input: $input) {
        user {
          id
          nickName
          displayName
          email
          phone
          sex
          role
          space
        }
      }
    }
  `);
  const { viewerId } = useAdmin();
  const { draft, problems, failure, fields, change, check, decline } = useUserForm(
    draftOf(user),
    draftProblems,
  );
  const [asking, setAsking] = useState(false);
  const save = (confirmSelf: boolean) =>
    commit({
      variables: { input: { userId: user.id, ...draftInput(draft), confirmSelf } },
      onCompleted: () => {
        void notify('success', t.updated);
        onClose();
      },
      onError: (error) => {
        setAsking(false);
        decline(error, failures.updateUser);
      },
    });
  const submit = () => {
    if (!check()) return;
    if (user.id === viewerId && draft.role === 'USER') setAsking(true);
    else save(false);
  };
  return (
    <>
      <FormDialog
        title={t.edit(user.userName)}
        submit={busy ? admin.saving : admin.save}
        cancel={admin.cancel}
        busy={busy}
        failure={failure}
        onSubmit={submit}
        onClose={onClose}
      >
        <chakra.div ref={fields} display="flex" flexDirection="column" gap="4">
          <UserFields draft={draft} problems={problems} onChange={change} />
        </chakra.div>
      </FormDialog>
      <ConfirmDialog
        open={asking}
        title={t.loseOwn}
        confirm={t.loseOwnConfirm}
        cancel={admin.cancel}
        busy={busy}
        onConfirm={() => save(true)}
        onClose={() => setAsking(false)}
      >
        {t.loseOwnHint}
      </ConfirmDialog>
    </>
  );
}
