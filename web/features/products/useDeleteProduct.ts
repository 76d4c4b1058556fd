import { graphql, useMutation } from 'react-relay/hooks.js';
import type { useDeleteProductMutation } from '../../__generated__/useDeleteProductMutation.graphql.ts';
import { failureMessage } from '../../lib/failure.ts';
import { failures } from '../../locales/zh-CN/failures.ts';
import { products as t } from '../../locales/zh-CN/products.ts';
import { notify } from '../../ui/notify.ts';

export function useDeleteProduct() {
  const [commit, isRemoving] = useMutation<useDeleteProductMutation>(graphql`
    mutation useDeleteProductMutation($id: ID!) {
      deleteProduct(id: $id) {
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
      onError: (error) => void notify('error', failures.delete, failureMessage(error, failures.network)),
    });
  return { remove, isRemoving };
}
