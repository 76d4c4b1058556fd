import { graphql, useMutation } from 'react-relay/hooks.js';
import type { useDeleteKeyMutation } from '../../../../__generated__/useDeleteKeyMutation.graphql.ts';
import { failureMessage } from '../../../../lib/failure.ts';
import { failures } from '../../../../locales/zh-CN/failures.ts';
import { profileKeys as t } from '../../../../locales/zh-CN/profile.ts';
import { notify } from '../../../../ui/notify.ts';
import { removeOwned } from '../../_lib/removeOwned.ts';

export function useDeleteKey() {
  const [commit, isRemoving] = useMutation<useDeleteKeyMutation>(graphql`
    mutation useDeleteKeyMutation($id: ID!) {
      deleteApiKey(id: $id) {
        deletedId
      }
    }
  `);
  const remove = (id: string, onDone: () => void) =>
    commit({
      variables: { id },
      updater: (store) => removeOwned(store, 'apiKeys', id),
      onCompleted: () => {
        onDone();
        void notify('success', t.deleted);
      },
      onError: (error) => void notify('error', t.deleteFailed, failureMessage(error, failures.network)),
    });
  return { remove, isRemoving };
}
