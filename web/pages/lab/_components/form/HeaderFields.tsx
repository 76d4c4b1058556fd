import { chakra } from '@chakra-ui/react/styled-system';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { useId } from 'react';
import { labForm as t } from '../../../../locales/zh-CN/lab.ts';
import { Button } from '../../../../ui/Button.tsx';
import { TextInput } from '../../../../ui/controls.ts';
import type { HeaderDraft } from '../../_lib/toolDraft.ts';
import type { DraftProps } from './ToolFields.tsx';

/** Secret headers: names are seen, values only typed in. */
export function HeaderFields({ draft: { headers }, errors, onChange }: DraftProps) {
  const noteId = useId();
  const set = (key: number, changes: Partial<HeaderDraft>) =>
    onChange({ headers: headers.map((one) => (one.key === key ? { ...one, ...changes } : one)) });
  const add = () =>
    onChange({
      headers: [
        ...headers,
        { key: Math.max(-1, ...headers.map(({ key }) => key)) + 1, name: '', value: '', kept: false },
      ],
    });
  return (
    <chakra.fieldset border="0" m="0" p="0" minW="0" aria-describedby={noteId}>
      <chakra.legend textStyle="label" p="0" mb="1.5">
        {t.headers}
      </chakra.legend>
      <chakra.ul listStyle="none" m="0" p="0" display="flex" flexDirection="column" gap="2">
        {headers.map((header, index) => (
          <chakra.li key={header.key} display="flex" gap="2">
            <TextInput
              aria-label={t.headerName(index + 1)}
              placeholder={t.headerNamePlaceholder}
              value={header.name}
              readOnly={header.kept}
              aria-invalid={Boolean(errors.headers) || undefined}
              aria-describedby={noteId}
              onChange={(event) => set(header.key, { name: event.target.value })}
              fontFamily="mono"
              flex="1"
            />
            <TextInput
              aria-label={t.headerValue(index + 1)}
              // Shown as dots, but no password of this page's: nothing should offer to keep it.
              type="password"
              autoComplete="new-password"
              placeholder={header.kept ? t.headerValueKept : t.headerValueNew}
              value={header.value}
              onChange={(event) => set(header.key, { value: event.target.value })}
              flex="2"
            />
            <Button
              icon
              variant="ghost"
              aria-label={t.removeHeader(header.name || String(index + 1))}
              onClick={() => onChange({ headers: headers.filter(({ key }) => key !== header.key) })}
            >
              <X size={16} aria-hidden />
            </Button>
          </chakra.li>
        ))}
      </chakra.ul>
      <Button size="sm" mt={headers.length > 0 ? '2' : '0'} onClick={add}>
        <Plus size={14} aria-hidden />
        {t.addHeader}
      </Button>
      <chakra.p
        id={noteId}
        role={errors.headers ? 'alert' : undefined}
        textStyle="caption"
        mt="1.5"
        color={errors.headers ? 'status.failed.fg' : 'fg.subtle'}
      >
        {errors.headers ?? t.headersHint}
      </chakra.p>
    </chakra.fieldset>
  );
}
