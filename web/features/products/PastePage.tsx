import { chakra } from '@chakra-ui/react/styled-system';
import ClipboardPaste from 'lucide-react/icons/clipboard-paste';
import { useState } from 'react';
import { productPaste as t } from '../../locales/zh-CN/products.ts';
import { Button } from '../../ui/Button.tsx';
import { TextArea } from '../../ui/controls.ts';
import { Field } from '../../ui/Field.tsx';
import { type ReadProduct, useDescribeProduct } from './useDescribeProduct.ts';

interface PastePageProps {
  /** What became of what was read, for those who look and those who listen. */
  outcome: string | null;
  onRead: (read: ReadProduct) => void;
}

/** A product page's words or its address, from which the form fills itself in. */
export function PastePage({ outcome, onRead }: PastePageProps) {
  const [text, setText] = useState('');
  const { read, isReading, failure } = useDescribeProduct(onRead);
  const wanted = text.trim();
  return (
    <chakra.div css={panel}>
      <Field label={t.label} hint={t.hint} error={failure}>
        {(control) => (
          <TextArea
            {...control}
            rows={4}
            maxLength={20_000}
            value={text}
            placeholder={t.placeholder}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      <chakra.div display="flex" alignItems="center" gap="3" flexWrap="wrap">
        <Button size="sm" disabled={isReading || wanted === ''} onClick={() => read(wanted)}>
          <ClipboardPaste size={15} aria-hidden />
          {isReading ? t.reading : t.read}
        </Button>
        <chakra.p role="status" textStyle="caption" color="fg.muted" flex="1 1 200px">
          {isReading ? '' : outcome}
        </chakra.p>
      </chakra.div>
    </chakra.div>
  );
}

const panel = {
  display: 'flex',
  flexDirection: 'column',
  gap: '2',
  p: '3',
  bg: 'bg.subtle',
  borderWidth: '1px',
  borderColor: 'border',
  borderRadius: 'panel',
} as const;
