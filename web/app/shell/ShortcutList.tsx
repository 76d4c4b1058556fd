import { Dialog, Portal } from '@chakra-ui/react';
import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useState } from 'react';
import { isTyping } from '../../lib/keyboard.ts';
import { shortcuts as t } from '../../locales/zh-CN/shell.ts';
import { Button } from '../../ui/Button.tsx';

const openEvent = 'reelsmith:shortcuts';

export function openShortcutList(): void {
  window.dispatchEvent(new Event(openEvent));
}

/** What the keyboard can do, on `?`. */
export function ShortcutList() {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const show = () => setOpen(true);
    const onKey = (event: KeyboardEvent) => {
      if (event.key === '?' && !isTyping(event.target)) show();
    };
    window.addEventListener('keydown', onKey);
    window.addEventListener(openEvent, show);
    return () => {
      window.removeEventListener('keydown', onKey);
      window.removeEventListener(openEvent, show);
    };
  }, []);
  return (
    <Dialog.Root open={open} onOpenChange={(event) => setOpen(event.open)} lazyMount unmountOnExit>
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
              <Button onClick={() => setOpen(false)}>{t.close}</Button>
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
