import { graphql, useMutation } from 'react-relay/hooks.js';
import type { RecordSourceSelectorProxy } from 'relay-runtime';
import type { useCatalogChangesAddMutation } from '../../__generated__/useCatalogChangesAddMutation.graphql.ts';
import type { useCatalogChangesDeleteMutation } from '../../__generated__/useCatalogChangesDeleteMutation.graphql.ts';
import type { useCatalogChangesRenameMutation } from '../../__generated__/useCatalogChangesRenameMutation.graphql.ts';
import type { Level } from './catalogTree.ts';
import type { Outcome } from './EditableName.tsx';

/** Changes of the tree; each answers with the whole of it, which every selector then shows. */
export function useCatalogChanges() {
  const [commitAdd, isAdding] = useMutation<useCatalogChangesAddMutation>(graphql`
    mutation useCatalogChangesAddMutation($input: AddCatalogNodeInput!) {
      addCatalogNode(input: $input) {
        node {
          name
        }
        catalog {
          id
          name
          children {
            id
            name
            children {
              id
              name
            }
          }
        }
      }
    }
  `);
  const [commitRename, isRenaming] = useMutation<useCatalogChangesRenameMutation>(graphql`
    mutation useCatalogChangesRenameMutation($input: RenameCatalogNodeInput!) {
      renameCatalogNode(input: $input) {
        catalog {
          id
          name
          children {
            id
            name
            children {
              id
              name
            }
          }
        }
      }
    }
  `);
  const [commitDelete, isDeleting] = useMutation<useCatalogChangesDeleteMutation>(graphql`
    mutation useCatalogChangesDeleteMutation($id: ID!) {
      deleteCatalogNode(id: $id) {
        catalog {
          id
          name
          children {
            id
            name
            children {
              id
              name
            }
          }
        }
      }
    }
  `);
  return {
    busy: isAdding || isRenaming || isDeleting,
    /** `onDone` gets the name that the node has: one that is there already keeps its own. */
    add: (
      node: { level: Level; name: string; parentId: string | null },
      { onDone, onError }: { onDone: (name: string) => void; onError: (error: Error) => void },
    ) =>
      commitAdd({
        variables: { input: node },
        updater: (store) => showTree(store, 'addCatalogNode'),
        onCompleted: ({ addCatalogNode }) => onDone(addCatalogNode.node?.name ?? node.name),
        onError,
      }),
    rename: (node: { id: string; name: string }, { onDone, onError }: Outcome) =>
      commitRename({
        variables: { input: node },
        updater: (store) => showTree(store, 'renameCatalogNode'),
        onCompleted: onDone,
        onError,
      }),
    remove: (id: string, { onDone, onError }: Outcome) =>
      commitDelete({
        variables: { id },
        updater: (store) => showTree(store, 'deleteCatalogNode'),
        onCompleted: onDone,
        onError,
      }),
  };
}

function showTree(store: RecordSourceSelectorProxy, field: string): void {
  const catalog = store.getRootField(field)?.getLinkedRecords('catalog');
  if (catalog) store.getRoot().setLinkedRecords(catalog, 'catalog');
}
