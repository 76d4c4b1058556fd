import { useState } from 'react';
import { graphql, useMutation } from 'react-relay/hooks.js';
import type { useChangePasswordMutation } from '../../../../__generated__/useChangePasswordMutation.graphql.ts';
import { Failure, failureMessage } from '../../../../lib/failure.ts';
import { failures } from '../../../../locales/zh-CN/failures.ts';
import { profilePassword as t } from '../../../../locales/zh-CN/profile.ts';
import { notify } from '../../../../ui/notify.ts';
import type { PasswordDraft } from '../../_lib/passwordDraft.ts';

interface Problem {
  /** Null where no field is to blame. */
  field: keyof PasswordDraft | null;
  message: string;
}

const fields: Readonly<Record<string, keyof PasswordDraft>> = { oldPassword: 'old', newPassword: 'fresh' };

export function useChangePassword(onDone: () => void, focus: (field: string) => void) {
  const [commit, isChanging] = useMutation<useChangePasswordMutation>(graphql`
    mutation useChangePasswordMutation($input: ChangePasswordInput!) {
      changePassword(input: $input) {
        viewer {
          id
        }
      }
    }
  `);
  const [problem, setProblem] = useState<Problem | null>(null);
  const change = ({ old, fresh }: PasswordDraft) => {
    setProblem(null);
    commit({
      variables: { input: { oldPassword: old, newPassword: fresh } },
      onCompleted: () => {
        onDone();
        void notify('success', t.done, t.doneHint);
      },
      onError: (error) => {
        const message = failureMessage(error, failures.network);
        const field = (error instanceof Failure && error.field && fields[error.field]) || null;
        setProblem({ field, message: field ? message : `${t.failed}：${message}` });
        if (field) focus(field);
      },
    });
  };
  return { change, isChanging, problem, forget: () => setProblem(null) };
}
