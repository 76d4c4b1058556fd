import { useState } from 'react';
import { graphql, useMutation } from 'react-relay/hooks.js';
import type { useUpdateProfileMutation } from '../../../../__generated__/useUpdateProfileMutation.graphql.ts';
import { Failure, failureMessage } from '../../../../lib/failure.ts';
import { failures } from '../../../../locales/zh-CN/failures.ts';
import { profileInfo as t } from '../../../../locales/zh-CN/profile.ts';
import { notify } from '../../../../ui/notify.ts';
import type { ProfileDraft } from '../../_lib/profileDraft.ts';

type Input = useUpdateProfileMutation['variables']['input'];

interface Refused {
  /** Where no field is to blame. */
  message: string | null;
  /** What the server said of a field, as long as it holds what was sent. */
  fields: (draft: ProfileDraft) => Partial<Record<keyof ProfileDraft, string>>;
}

const names = ['nickName', 'email', 'phone', 'sex'] as const;

export function useUpdateProfile() {
  const [commit, isSaving] = useMutation<useUpdateProfileMutation>(graphql`
    mutation useUpdateProfileMutation($input: UpdateProfileInput!) {
      updateProfile(input: $input) {
        viewer {
          id
          displayName
          ...InfoView_viewer
          ...InfoForm_viewer
        }
      }
    }
  `);
  const [refused, setRefused] = useState<Refused | null>(null);
  const save = (draft: ProfileDraft, input: Input, onSaved: () => void) => {
    setRefused(null);
    commit({
      variables: { input },
      onCompleted: () => {
        onSaved();
        void notify('success', t.saved);
      },
      onError: (error) => {
        const message = failureMessage(error, failures.network);
        const field = error instanceof Failure ? names.find((name) => name === error.field) : undefined;
        setRefused({
          message: field ? null : `${t.saveFailed}：${message}`,
          fields: (now) => (field && now[field] === draft[field] ? { [field]: message } : {}),
        });
      },
    });
  };
  return { save, isSaving, refused };
}
