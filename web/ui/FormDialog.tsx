import { Dialog, Portal } from '@chakra-ui/react';
import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useRef } from 'react';
import { Button } from './Button.tsx';

interface FormDialogProps {
  title: string;
  submit: string;
  cancel: string;
  busy: boolean;
  /** What the server declined, where it is not one field's. */
  failure: string | null;
  size?: 'sm' | 'md';
  /** Sending it costs credits. */
  paid?: boolean;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** A short form over the screen. It keeps what was typed until it is sent or given up; ⌘/Ctrl+Enter sends it. */
export function FormDialog(props: FormDialogProps) {
  const {
    title,
    submit,
    cancel,
    busy,
    failure,
    size = 'md',
    paid = false,
    onSubmit,
    onClose,
    children,
  } = props;
  const form = useRef<HTMLFormElement>(null);
  return (
    <Dialog.Root
      open
      size={size}
      closeOnInteractOutside={false}
      initialFocusEl={() => form.current?.querySelector<HTMLElement>('input, select, textarea') ?? null}
      onOpenChange={(event) => !event.open && onClose()}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content asChild>
            <chakra.form
              ref={form}
              noValidate
              onSubmit={(event) => {
                event.preventDefault();
                if (!busy) onSubmit();
              }}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
                event.preventDefault();
                form.current?.requestSubmit();
              }}
            >
              <Dialog.Header>
                <Dialog.Title>{title}</Dialog.Title>
              </Dialog.Header>
              <Dialog.Body display="flex" flexDirection="column" gap="4">
                {children}
                {failure && (
                  <chakra.p role="alert" color="status.failed.fg">
                    {failure}
                  </chakra.p>
                )}
              </Dialog.Body>
              <Dialog.Footer>
                <Button onClick={onClose}>{cancel}</Button>
                <Button type="submit" variant={paid ? 'seal' : 'ink'} disabled={busy}>
                  {submit}
                </Button>
              </Dialog.Footer>
            </chakra.form>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
