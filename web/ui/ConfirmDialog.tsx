import { Dialog, Portal } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Button } from './Button.tsx';

interface ConfirmDialogProps {
  open: boolean;
  title: string;
  children?: ReactNode;
  confirm: string;
  cancel: string;
  busy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before what cannot be undone. The harmless answer has the focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, children, confirm, cancel, busy, onConfirm, onClose } = props;
  return (
    <Dialog.Root
      role="alertdialog"
      open={open}
      onOpenChange={(event) => !event.open && onClose()}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
            <Dialog.Header>
              <Dialog.Title>{title}</Dialog.Title>
            </Dialog.Header>
            {children && <Dialog.Body color="fg.muted">{children}</Dialog.Body>}
            <Dialog.Footer>
              <Button onClick={onClose}>{cancel}</Button>
              <Button variant="danger" disabled={busy} onClick={onConfirm}>
                {confirm}
              </Button>
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
