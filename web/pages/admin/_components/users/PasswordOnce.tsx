import { Dialog, Portal } from '@chakra-ui/react';
import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { copyText } from '../../../../lib/copyText.ts';
import { userActs as t } from '../../../../locales/zh-CN/admin.ts';
import { failures } from '../../../../locales/zh-CN/failures.ts';
import { Button } from '../../../../ui/Button.tsx';
import { TextInput } from '../../../../ui/controls.ts';

interface PasswordOnceProps {
  userName: string;
  password: string;
  onClose: () => void;
}

/** A password that is shown now and never again; only its button puts it away. */
export function PasswordOnce({ userName, password, onClose }: PasswordOnceProps) {
  const [copied, setCopied] = useState<boolean | null>(null);
  const copy = async () => setCopied(await copyText(password));
  return (
    <Dialog.Root open closeOnInteractOutside={false} closeOnEscape={false}>
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
            <Dialog.Header>
              <Dialog.Title>{t.passwordTitle(userName)}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body display="flex" flexDirection="column" gap="3">
              <chakra.p color="fg.muted">{t.passwordHint}</chakra.p>
              <chakra.div display="flex" gap="2">
                <TextInput
                  readOnly
                  aria-label={t.password}
                  fontFamily="mono"
                  value={password}
                  onFocus={(event) => event.target.select()}
                />
                <Button onClick={() => void copy()}>{t.copy}</Button>
              </chakra.div>
              <chakra.p
                role="status"
                textStyle="caption"
                color={copied ? 'status.done.fg' : 'status.failed.fg'}
              >
                {copied === null ? '' : copied ? t.copied : failures.copy}
              </chakra.p>
            </Dialog.Body>
            <Dialog.Footer>
              <Button variant="ink" onClick={onClose}>
                {t.done}
              </Button>
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
