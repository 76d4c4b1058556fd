import { Suspense } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay/hooks.js';
import type { DeleteNodeQuery } from '../../__generated__/DeleteNodeQuery.graphql.ts';
import { failureMessage } from '../../lib/failure.ts';
import { catalog as t } from '../../locales/zh-CN/catalog.ts';
import { failures } from '../../locales/zh-CN/failures.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { notify } from '../../ui/notify.ts';
import { SectionBoundary } from '../../ui/SectionBoundary.tsx';
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
    <ConfirmDialog
      open
      title={t.confirmDelete(node.name)}
      confirm={t.delete}
      cancel={t.cancel}
      busy={busy}
      onConfirm={() =>
        remove(node.id, {
          onDone: onClose,
          onError: (error) => void notify('error', failures.delete, failureMessage(error, failures.network)),
        })
      }
      onClose={onClose}
    >
      <SectionBoundary fallback={failures.catalog}>
        <Suspense fallback={t.counting}>
          <Impact id={node.id} />
        </Suspense>
      </SectionBoundary>
    </ConfirmDialog>
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
