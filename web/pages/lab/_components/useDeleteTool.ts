import { graphql, useMutation } from 'react-relay/hooks.js';
import type { useDeleteToolMutation } from '../../../__generated__/useDeleteToolMutation.graphql.ts';
import { failureMessage } from '../../../lib/failure.ts';
import { failures } from '../../../locales/zh-CN/failures.ts';
import { lab as t } from '../../../locales/zh-CN/lab.ts';
import { notify } from '../../../ui/notify.ts';

export function useDeleteTool() {
  const [commit, isRemoving] = useMutation<useDeleteToolMutation>(graphql`
    mutation useDeleteToolMutation($id: ID!) {
      deleteLabTool(id: $id) {
        deletedId
      }
    }
  `);
  const remove = (id: string, onDone: () => void) =>
    commit({
      variables: { id },
      onCompleted: () => {
        onDone();
        void notify('success', t.deleted);
      },
      onError: (error) => void notify('error', t.deleteFailed, failureMessage(error, failures.network)),
    });
  return { remove, isRemoving };
}
