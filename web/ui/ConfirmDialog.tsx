import { lazy, type ReactNode, Suspense } from 'react';

const OpenConfirmDialog = lazy(async () => ({
  default: (await import('./OpenConfirmDialog.tsx')).OpenConfirmDialog,
}));

export interface ConfirmDialogProps {
  open: boolean;
  title: string;
  children?: ReactNode;
  confirm: string;
  cancel: string;
  busy?: boolean;
  /** It costs credits and destroys nothing. */
  paid?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before what cannot be undone; the dialog's code comes with the first question. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  if (!props.open) return null;
  return (
    <Suspense fallback={null}>
      <OpenConfirmDialog {...props} />
    </Suspense>
  );
}
