import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { graphql, useMutation } from 'react-relay/hooks.js';
import type { CreateUserDialogMutation } from '../../../../__generated__/CreateUserDialogMutation.graphql.ts';
import { admin, userForm as t } from '../../../../locales/zh-CN/admin.ts';
import { failures } from '../../../../locales/zh-CN/failures.ts';
import { TextInput } from '../../../../ui/controls.ts';
import { Field } from '../../../../ui/Field.tsx';
import { FormDialog } from '../../../../ui/FormDialog.tsx';
import { notify } from '../../../../ui/notify.ts';
import { SwitchRow } from '../../../../ui/SwitchRow.tsx';
import { draftInput, draftProblems, emptyUser } from '../../_lib/userDraft.ts';
import { useUserForm } from '../../_lib/useUserForm.ts';
import { PasswordOnce } from './PasswordOnce.tsx';
import { UserFields } from './UserFields.tsx';

const empty = { ...emptyUser, userName: '', password: '', makeUp: false, verified: true };
type Draft = typeof empty;

const shortestPassword = 6;

function problemsOf(draft: Draft) {
  const { userName, password, makeUp } = draft;
  const passwordProblem = password === '' ? t.needPassword : t.shortPassword;
  return {
    userName: userName.trim() === '' ? t.needUserName : undefined,
    password: makeUp || password.length >= shortestPassword ? undefined : passwordProblem,
    ...draftProblems(draft),
  };
}

export function CreateUserDialog({ onClose, onCreated }: { onClose: () => void; onCreated: () => void }) {
  const [commit, busy] = useMutation<CreateUserDialogMutation>(graphql`
    mutation CreateUserDialogMutation($input: CreateUserInput!) {
      createUser(input: $input) {
        madeUpPassword
        user {
          id
          userName
        }
      }
    }
  `);
  const { draft, problems, failure, fields, change, check, decline } = useUserForm<Draft>(empty, problemsOf);
  const [shown, setShown] = useState<{ userName: string; password: string } | null>(null);
  if (shown) return <PasswordOnce {...shown} onClose={onClose} />;

  const submit = () => {
    if (!check()) return;
    const { userName, password, makeUp, verified } = draft;
    commit({
      variables: { input: { ...draftInput(draft), userName, password: makeUp ? null : password, verified } },
      onCompleted: ({ createUser: { user, madeUpPassword } }) => {
        onCreated();
        void notify('success', t.created(user.userName));
        if (madeUpPassword) setShown({ userName: user.userName, password: madeUpPassword });
        else onClose();
      },
      onError: (error) => decline(error, failures.createUser),
    });
  };
  return (
    <FormDialog
      title={t.create}
      submit={t.submitCreate}
      cancel={admin.cancel}
      busy={busy}
      failure={failure}
      onSubmit={submit}
      onClose={onClose}
    >
      <chakra.div ref={fields} display="flex" flexDirection="column" gap="4">
        <Field label={t.userName} hint={t.userNameHint} error={problems.userName ?? null}>
          {(control) => (
            <TextInput
              {...control}
              name="userName"
              autoComplete="off"
              maxLength={64}
              value={draft.userName}
              onChange={(event) => change({ userName: event.target.value })}
            />
          )}
        </Field>
        <SwitchRow
          label={t.makeUp}
          hint={t.makeUpHint}
          checked={draft.makeUp}
          disabled={busy}
          onChange={(makeUp) => change({ makeUp, password: '' })}
        />
        {!draft.makeUp && (
          <Field label={t.password} error={problems.password ?? null}>
            {(control) => (
              <TextInput
                {...control}
                name="password"
                type="password"
                autoComplete="new-password"
                maxLength={128}
                value={draft.password}
                onChange={(event) => change({ password: event.target.value })}
              />
            )}
          </Field>
        )}
        <UserFields draft={draft} problems={problems} onChange={change} />
        <SwitchRow
          label={t.verified}
          hint={t.verifiedHint}
          checked={draft.verified}
          disabled={busy}
          onChange={(verified) => change({ verified })}
        />
      </chakra.div>
    </FormDialog>
  );
}
