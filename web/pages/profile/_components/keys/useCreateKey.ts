import { useState } from 'react';
import { graphql, useMutation } from 'react-relay/hooks.js';
import type { useCreateKeyMutation } from '../../../../__generated__/useCreateKeyMutation.graphql.ts';
import { Failure, failureMessage } from '../../../../lib/failure.ts';
import { failures } from '../../../../locales/zh-CN/failures.ts';
import { profileKeys as t } from '../../../../locales/zh-CN/profile.ts';
import { notify } from '../../../../ui/notify.ts';
import { expiryDays, type KeyDraft, type KeyProblems } from '../../_lib/keyDraft.ts';
import type { ShownKey } from './useRevealKey.ts';

interface Refused {
  /** Where no field is to blame. */
  message: string | null;
  /** What the server said of a field, as long as it holds what was sent. */
  of: (field: keyof KeyProblems, draft: KeyDraft) => string | null;
}

export function useCreateKey(onCreated: (made: ShownKey) => void) {
  const [commit, isCreating] = useMutation<useCreateKeyMutation>(graphql`
    mutation useCreateKeyMutation($input: CreateApiKeyInput!) {
      createApiKey(input: $input) {
        key
        apiKey {
          id
          name
        }
        viewer {
          id
          ...KeyTable_viewer
        }
      }
    }
  `);
  const [refused, setRefused] = useState<Refused | null>(null);
  const create = (draft: KeyDraft) => {
    setRefused(null);
    const input = {
      name: draft.name.trim(),
      description: draft.description.trim() || null,
      scopes: draft.scopes,
      expiresInDays: expiryDays(draft),
    };
    commit({
      variables: { input },
      onCompleted: ({ createApiKey: { key, apiKey } }) => {
        onCreated({ id: apiKey.id, name: apiKey.name, key, why: 'created' });
        void notify('success', t.created);
      },
      onError: (error) => {
        const message = failureMessage(error, failures.network);
        const name = error instanceof Failure && error.field === 'name';
        setRefused({
          message: name ? null : `${t.createFailed}：${message}`,
          of: (field, now) => (name && field === 'name' && now.name === draft.name ? message : null),
        });
      },
    });
  };
  return { create, isCreating, refused };
}
