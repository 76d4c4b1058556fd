import { type ReactNode, Suspense } from 'react';
import { failureMessage } from '../../lib/failure.ts';
import { catalog as t } from '../../locales/zh-CN/catalog.ts';
import { failures } from '../../locales/zh-CN/failures.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { notify } from '../../ui/notify.ts';
import { SectionBoundary } from '../../ui/SectionBoundary.tsx';
import type { Outcome } from './EditableName.tsx';

interface ConfirmDeleteProps {
  title: string;
  busy: boolean;
  onDelete: (outcome: Outcome) => void;
  onClose: () => void;
  /** What the deletion touches; it may still be counted. */
  children: ReactNode;
}

/** Asks before something of the classification is deleted; a refusal leaves the question standing. */
export function ConfirmDelete({ title, busy, onDelete, onClose, children }: ConfirmDeleteProps) {
  return (
    <ConfirmDialog
      open
      title={title}
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
        <Suspense fallback={t.counting}>{children}</Suspense>
      </SectionBoundary>
    </ConfirmDialog>
  );
}
