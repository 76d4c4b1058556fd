import { graphql, useMutation } from 'react-relay/hooks.js';
import type { RecordSourceSelectorProxy } from 'relay-runtime';
import type { useBatchChangesDeleteMutation } from '../../__generated__/useBatchChangesDeleteMutation.graphql.ts';
import type { useBatchChangesRenameMutation } from '../../__generated__/useBatchChangesRenameMutation.graphql.ts';
import type { Outcome } from './EditableName.tsx';

/** How many of the newest batches the field offers. */
const offered = { first: 50 };

/** Changes of the space's batches. @param connection the list that one leaves when it is deleted. */
export function useBatchChanges(connection: string) {
  const [commitRename, isRenaming] = useMutation<useBatchChangesRenameMutation>(graphql`
    mutation useBatchChangesRenameMutation($input: RenameBatchInput!) {
      renameBatch(input: $input) {
        batch {
          id
          name
        }
      }
    }
  `);
  const [commitDelete, isDeleting] = useMutation<useBatchChangesDeleteMutation>(graphql`
    mutation useBatchChangesDeleteMutation($id: ID!, $connections: [ID!]!) {
      deleteBatch(id: $id) {
        deletedId @deleteEdge(connections: $connections)
      }
    }
  `);
  return {
    busy: isRenaming || isDeleting,
    rename: (batch: { id: string; name: string }, { onDone, onError }: Outcome) =>
      commitRename({ variables: { input: batch }, onCompleted: onDone, onError }),
    remove: (id: string, { onDone, onError }: Outcome) =>
      commitDelete({
        variables: { id, connections: [connection] },
        updater: (store) => offerNoMore(store, id),
        onCompleted: onDone,
        onError,
      }),
  };
}

/** The field behind the dialog offers what there is. */
function offerNoMore(store: RecordSourceSelectorProxy, id: string): void {
  const list = store.getRoot().getLinkedRecord('batches', offered);
  const edges = list?.getLinkedRecords('edges');
  if (!list || !edges) return;
  list.setLinkedRecords(
    edges.filter((edge) => edge?.getLinkedRecord('node')?.getDataID() !== id),
    'edges',
  );
}
