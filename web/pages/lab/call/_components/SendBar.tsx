import { chakra } from '@chakra-ui/react/styled-system';
import { labCall as t } from '../../../../locales/zh-CN/lab.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Spinner } from '../../../../ui/feedback.tsx';

interface SendBarProps {
  valid: boolean;
  isSending: boolean;
  onSend: () => void;
  onAbort: () => void;
  /** Null where the example is what stands there. */
  onExample: (() => void) | null;
}

/** The same under all tabs: whatever the data were written with, they are sent from here. */
export function SendBar({ valid, isSending, onSend, onAbort, onExample }: SendBarProps) {
  return (
    <chakra.div mt="4" display="flex" flexWrap="wrap" alignItems="center" gap="3">
      {isSending ? (
        <>
          <Button onClick={onAbort}>{t.abort}</Button>
          <Spinner label={t.sending} />
        </>
      ) : (
        <>
          <Button variant="ink" disabled={!valid} onClick={onSend} aria-keyshortcuts="Control+Enter">
            {t.send}
          </Button>
          {onExample && (
            <Button variant="ghost" onClick={onExample}>
              {t.example}
            </Button>
          )}
          <chakra.span textStyle="caption" color="fg.subtle" hideBelow="md">
            {t.shortcut}
          </chakra.span>
        </>
      )}
      {/* Always there, so that its words are announced. */}
      <chakra.p role="alert" color="status.failed.fg">
        {valid ? '' : t.notJson}
      </chakra.p>
    </chakra.div>
  );
}
