import { useRef, useState } from 'react';
import { graphql, useMutation } from 'react-relay/hooks.js';
import type { TopUpDialogMutation } from '../../../../__generated__/TopUpDialogMutation.graphql.ts';
import { failureMessage } from '../../../../lib/failure.ts';
import { formatCount } from '../../../../lib/format.ts';
import { useRequestKey } from '../../../../lib/useRequestKey.ts';
import { admin, topUpForm as t } from '../../../../locales/zh-CN/admin.ts';
import { failures } from '../../../../locales/zh-CN/failures.ts';
import { TextInput } from '../../../../ui/controls.ts';
import { Facts } from '../../../../ui/Facts.tsx';
import { Field } from '../../../../ui/Field.tsx';
import { FormDialog } from '../../../../ui/FormDialog.tsx';
import { notify } from '../../../../ui/notify.ts';
import { creditsTyped, formatYuan } from '../../_lib/yuan.ts';
import type { UserDialogProps } from './UserDialogs.tsx';

/** Yuan in, credits out, with the balance as it will be. Pressed twice, or sent again, it is one top-up. */
export function TopUpDialog({ user, onClose }: UserDialogProps) {
  const [commit, busy] = useMutation<TopUpDialogMutation>(graphql`
    mutation TopUpDialogMutation($input: TopUpUserInput!) {
      topUpUser(input: $input) {
        user {
          id
          credits
          creditsHeld
        }
      }
    }
  `);
  const [amount, setAmount] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const requestKey = useRequestKey();
  const typed = creditsTyped(amount);
  const credits = 'credits' in typed ? typed.credits : null;
  const input = useRef<HTMLInputElement>(null);

  const submit = () => {
    if ('problem' in typed) {
      setProblem(typed.problem);
      input.current?.focus();
      return;
    }
    setFailure(null);
    commit({
      variables: { input: { userId: user.id, amountYuan: amount.trim(), requestKey: requestKey(amount) } },
      onCompleted: () => {
        void notify('success', t.done(user.userName, formatYuan(typed.credits / 100)));
        onClose();
      },
      onError: (error) => setFailure(`${failures.topUp}：${failureMessage(error, failures.network)}`),
    });
  };
  return (
    <FormDialog
      title={t.title(user.userName)}
      size="sm"
      submit={credits === null ? t.submit : t.submitAmount(formatYuan(credits / 100))}
      cancel={admin.cancel}
      busy={busy}
      failure={failure}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label={t.amount} hint={t.hint} error={problem}>
        {(control) => (
          <TextInput
            {...control}
            ref={input}
            inputMode="decimal"
            autoComplete="off"
            maxLength={16}
            value={amount}
            onChange={(event) => {
              setAmount(event.target.value);
              setProblem(null);
            }}
            onBlur={() => amount !== '' && 'problem' in typed && setProblem(typed.problem)}
          />
        )}
      </Field>
      <Facts
        rows={[
          [t.now, t.credits(formatCount(user.credits))],
          [t.added, t.credits(credits === null ? '0' : `+${formatCount(credits)}`)],
          [t.after, t.credits(formatCount(user.credits + (credits ?? 0)))],
        ]}
      />
    </FormDialog>
  );
}
