import { graphql, useLazyLoadQuery } from 'react-relay/hooks.js';
import type { DeleteBatchQuery } from '../../__generated__/DeleteBatchQuery.graphql.ts';
import { catalog as t } from '../../locales/zh-CN/catalog.ts';
import { ConfirmDelete } from './ConfirmDelete.tsx';
import type { Outcome } from './EditableName.tsx';

interface DeleteBatchProps {
  batch: { id: string; name: string };
  busy: boolean;
  onDelete: (outcome: Outcome) => void;
  onClose: () => void;
}

/** Asks, with how many materials keep the name. */
export function DeleteBatch({ batch, busy, onDelete, onClose }: DeleteBatchProps) {
  return (
    <ConfirmDelete title={t.confirmDeleteBatch(batch.name)} busy={busy} onDelete={onDelete} onClose={onClose}>
      <Impact id={batch.id} />
    </ConfirmDelete>
  );
}

function Impact({ id }: { id: string }) {
  const { batchImpact } = useLazyLoadQuery<DeleteBatchQuery>(
    graphql`
      query DeleteBatchQuery($id: ID!) {
        batchImpact(id: $id) {
          materials
        }
      }
    `,
    { id },
    { fetchPolicy: 'network-only' },
  );
  return t.batchImpact(batchImpact.materials);
}
