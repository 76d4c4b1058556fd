import { chakra } from '@chakra-ui/react/styled-system';
import Copy from 'lucide-react/icons/copy';
import { useEffect, useId, useRef, useState } from 'react';
import { copyText } from '../../../../lib/copyText.ts';
import { failures } from '../../../../locales/zh-CN/failures.ts';
import { profileKeys as t } from '../../../../locales/zh-CN/profile.ts';
import { Button } from '../../../../ui/Button.tsx';
import { TextInput } from '../../../../ui/controls.ts';
import { notify } from '../../../../ui/notify.ts';
import type { ShownKey as Shown } from './useRevealKey.ts';

/** One key in full: just made, asked for, or to be copied by hand. It goes with the page. */
export function ShownKey({ shown, onHide }: { shown: Shown; onHide: () => void }) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [failed, setFailed] = useState(shown.why === 'notCopied');
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  const copy = async () => {
    if (await copyText(shown.key)) {
      setFailed(false);
      void notify('success', t.copied);
    } else {
      setFailed(true);
      field.current?.select();
    }
  };
  const isNew = shown.why === 'created';
  return (
    <chakra.section css={panel} data-new={isNew || undefined} aria-labelledby={id}>
      <chakra.h2 id={id} textStyle="heading">
        {isNew ? t.fresh(shown.name) : t.shown(shown.name)}
      </chakra.h2>
      <chakra.div display="flex" gap="2" flexWrap="wrap">
        <TextInput
          ref={field}
          readOnly
          value={shown.key}
          aria-label={t.shown(shown.name)}
          flex="1"
          minW={{ base: 'full', sm: '200px' }}
          fontFamily="mono"
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button onClick={() => void copy()}>
          <Copy size={15} aria-hidden />
          {t.copy}
        </Button>
        <Button variant="ghost" onClick={onHide}>
          {t.hidePanel}
        </Button>
      </chakra.div>
      {failed ? (
        <chakra.p role="alert" textStyle="table" color="status.failed.fg">
          {failures.copy}
        </chakra.p>
      ) : (
        isNew && (
          <chakra.p textStyle="table" color="fg.muted">
            {t.freshHint}
          </chakra.p>
        )
      )}
    </chakra.section>
  );
}

const panel = {
  display: 'flex',
  flexDirection: 'column',
  gap: '2',
  p: '4',
  bg: 'bg.panel',
  borderWidth: '1px',
  borderColor: 'border.strong',
  borderRadius: 'panel',
  '&[data-new]': { borderColor: 'status.done.fg', bg: 'status.done.bg' },
} as const;
