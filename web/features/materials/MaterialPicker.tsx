import { Dialog, Portal } from '@chakra-ui/react';
import { Suspense, useState } from 'react';
import { materials as t } from '../../locales/zh-CN/materials.ts';
import { Button } from '../../ui/Button.tsx';
import { Spinner } from '../../ui/feedback.tsx';
import { MaterialChoices } from './MaterialChoices.tsx';

interface MaterialPickerProps {
  chosen: readonly string[];
  onPick: (ids: string[]) => void;
  onClose: () => void;
}

/** Chooses from everything in the library. */
export function MaterialPicker({ chosen, onPick, onClose }: MaterialPickerProps) {
  const [picked, setPicked] = useState<readonly string[]>([]);
  const toggle = (id: string) =>
    setPicked((before) => (before.includes(id) ? before.filter((one) => one !== id) : [...before, id]));
  return (
    <Dialog.Root open size="lg" onOpenChange={(event) => !event.open && onClose()}>
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
            <Dialog.Header>
              <Dialog.Title>{t.pickTitle}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body minH="320px">
              <Suspense fallback={<Spinner />}>
                <MaterialChoices chosen={chosen} picked={picked} onToggle={toggle} />
              </Suspense>
            </Dialog.Body>
            <Dialog.Footer>
              <Button onClick={onClose}>{t.cancel}</Button>
              <Button variant="ink" disabled={picked.length === 0} onClick={() => onPick([...picked])}>
                {t.pickConfirm(picked.length)}
              </Button>
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
