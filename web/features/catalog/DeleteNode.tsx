import { graphql, useLazyLoadQuery } from 'react-relay/hooks.js';
import type { DeleteNodeQuery } from '../../__generated__/DeleteNodeQuery.graphql.ts';
import { catalog as t } from '../../locales/zh-CN/catalog.ts';
import { ConfirmDelete } from './ConfirmDelete.tsx';
import type { CatalogItem } from './catalogTree.ts';
import { useCatalogChanges } from './useCatalogChanges.ts';

interface DeleteNodeProps {
  node: CatalogItem;
  onClose: () => void;
}

/** Asks, with what would go along and what would stay. */
export function DeleteNode({ node, onClose }: DeleteNodeProps) {
  const { remove, busy } = useCatalogChanges();
  return (
    <ConfirmDelete
      title={t.confirmDelete(node.name)}
      busy={busy}
      onDelete={(outcome) => remove(node.id, outcome)}
      onClose={onClose}
    >
      <Impact id={node.id} />
    </ConfirmDelete>
  );
}

function Impact({ id }: { id: string }) {
  const { catalogImpact } = useLazyLoadQuery<DeleteNodeQuery>(
    graphql`
      query DeleteNodeQuery($id: ID!) {
        catalogImpact(id: $id) {
          products
          skus
          materials
        }
      }
    `,
    { id },
    { fetchPolicy: 'network-only' },
  );
  return t.impact(catalogImpact.products, catalogImpact.skus, catalogImpact.materials);
}
