import { Dialog, Portal } from '@chakra-ui/react';
import { Button } from './Button.tsx';
import type { ConfirmDialogProps } from './ConfirmDialog.tsx';

export function OpenConfirmDialog(props: ConfirmDialogProps) {
  const { title, children, confirm, cancel, busy, paid = false, onConfirm, onClose } = props;
  return (
    <Dialog.Root role="alertdialog" open onOpenChange={(event) => !event.open && onClose()}>
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
              <Button variant={paid ? 'seal' : 'danger'} disabled={busy} onClick={onConfirm}>
                {confirm}
              </Button>
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
