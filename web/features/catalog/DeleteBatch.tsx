import { Suspense } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay/hooks.js';
import type { DeleteBatchQuery } from '../../__generated__/DeleteBatchQuery.graphql.ts';
import { failureMessage } from '../../lib/failure.ts';
import { catalog as t } from '../../locales/zh-CN/catalog.ts';
import { failures } from '../../locales/zh-CN/failures.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { notify } from '../../ui/notify.ts';
import { SectionBoundary } from '../../ui/SectionBoundary.tsx';
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
    <ConfirmDialog
      open
      title={t.confirmDeleteBatch(batch.name)}
      confirm={t.delete}
      cancel={t.cancel}
      busy={busy}
      onConfirm={() =>
        onDelete({
          onDone: onClose,
          onError: (error) => void notify('error', failures.delete, failureMessage(error, failures.network)),
        })
      }
      onClose={onClose}
    >
      <SectionBoundary fallback={failures.catalog}>
        <Suspense fallback={t.counting}>
          <Impact id={batch.id} />
        </Suspense>
      </SectionBoundary>
    </ConfirmDialog>
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
