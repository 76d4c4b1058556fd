import { Dialog, Portal } from '@chakra-ui/react';
import { chakra } from '@chakra-ui/react/styled-system';
import { shortcuts as t } from '../../locales/zh-CN/shell.ts';
import { Button } from '../../ui/Button.tsx';

export function ShortcutDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog.Root open onOpenChange={(event) => !event.open && onClose()}>
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
            <Dialog.Header>
              <Dialog.Title>{t.title}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body>
              <chakra.dl display="grid" gridTemplateColumns="auto 1fr" gap="3" alignItems="center" m="0">
                {t.rows.map((row) => (
                  <chakra.div key={row.text} display="contents">
                    <chakra.dt display="flex" gap="1">
                      {row.keys.map((key) => (
                        <chakra.kbd key={key} css={keycap}>
                          {key}
                        </chakra.kbd>
                      ))}
                    </chakra.dt>
                    <chakra.dd m="0" color="fg.muted">
                      {row.text}
                    </chakra.dd>
                  </chakra.div>
                ))}
              </chakra.dl>
            </Dialog.Body>
            <Dialog.Footer>
              <Button onClick={onClose}>{t.close}</Button>
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}

const keycap = {
  px: '2',
  py: '0.5',
  minW: '7',
  textAlign: 'center',
  borderWidth: '1px',
  borderColor: 'border.strong',
  borderRadius: 'tag',
  fontFamily: 'inherit',
  textStyle: 'caption',
} as const;
