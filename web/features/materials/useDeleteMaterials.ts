import { graphql, useMutation } from 'react-relay/hooks.js';
import type { useDeleteMaterialsMutation } from '../../__generated__/useDeleteMaterialsMutation.graphql.ts';
import { failureMessage } from '../../lib/failure.ts';
import { failures } from '../../locales/zh-CN/failures.ts';
import { works as t } from '../../locales/zh-CN/materials.ts';
import { removeMaterial } from '../../relay/lists.ts';
import { notify } from '../../ui/notify.ts';

export function useDeleteMaterials() {
  const [commit, isRemoving] = useMutation<useDeleteMaterialsMutation>(graphql`
    mutation useDeleteMaterialsMutation($ids: [ID!]!) {
      deleteMaterials(ids: $ids) {
        deletedIds
      }
    }
  `);
  const remove = (ids: readonly string[], onDone: () => void) =>
    commit({
      variables: { ids: [...ids] },
      updater: (store, data) => {
        for (const id of data?.deleteMaterials.deletedIds ?? []) removeMaterial(store, id);
      },
      onCompleted: () => {
        onDone();
        void notify('success', t.deleted);
      },
      onError: (error) => void notify('error', failures.delete, failureMessage(error, failures.network)),
    });
  return { remove, isRemoving };
}
