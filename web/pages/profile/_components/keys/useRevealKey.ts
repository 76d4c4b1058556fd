import { useState } from 'react';
import { graphql, useMutation } from 'react-relay/hooks.js';
import type { useRevealKeyMutation } from '../../../../__generated__/useRevealKeyMutation.graphql.ts';
import { copyText } from '../../../../lib/copyText.ts';
import { failureMessage } from '../../../../lib/failure.ts';
import { failures } from '../../../../locales/zh-CN/failures.ts';
import { profileKeys as t } from '../../../../locales/zh-CN/profile.ts';
import { notify } from '../../../../ui/notify.ts';

/** A key that stands on the screen in full. */
export interface ShownKey {
  id: string;
  name: string;
  key: string;
  why: 'created' | 'asked' | 'notCopied';
}

interface Named {
  readonly id: string;
  readonly name: string;
}

/** Fetches one key in full when it is needed; the list never holds one. */
export function useRevealKey(onShow: (shown: ShownKey) => void) {
  const [commit] = useMutation<useRevealKeyMutation>(graphql`
    mutation useRevealKeyMutation($id: ID!) {
      revealApiKey(id: $id) {
        key
      }
    }
  `);
  const [busyId, setBusyId] = useState<string | null>(null);
  const fetchKey = ({ id }: Named, use: (key: string) => void) => {
    setBusyId(id);
    commit({
      variables: { id },
      onCompleted: ({ revealApiKey: { key } }) => {
        setBusyId(null);
        use(key);
      },
      onError: (error) => {
        setBusyId(null);
        void notify('error', failureMessage(error, failures.network));
      },
    });
  };
  const reveal = (row: Named) =>
    fetchKey(row, (key) => onShow({ id: row.id, name: row.name, key, why: 'asked' }));
  const copy = (row: Named) =>
    fetchKey(row, async (key) => {
      if (await copyText(key)) void notify('success', t.copied);
      // Said where the key then stands, to be copied by hand.
      else onShow({ id: row.id, name: row.name, key, why: 'notCopied' });
    });
  return { reveal, copy, busyId };
}
