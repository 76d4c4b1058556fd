import { chakra } from '@chakra-ui/react/styled-system';
import { mixcut as t } from '../../../../locales/zh-CN/mixcut.ts';
import { TextArea } from '../../../../ui/controls.ts';
import { Field } from '../../../../ui/Field.tsx';
import { type MixcutDraft, maxTextLength } from '../../_lib/mixcutDraft.ts';

interface TextFieldsProps {
  draft: MixcutDraft;
  disabled: boolean;
  errorOf: (field: string) => string | null;
  onChange: (change: Partial<MixcutDraft>) => void;
}

/** What the film is about, and the own words that must be kept. */
export function TextFields({ draft, disabled, errorOf, onChange }: TextFieldsProps) {
  return (
    <>
      <Field label={t.input} error={errorOf('input')} aside={<Count text={draft.input} />}>
        {(control) => (
          <TextArea
            {...control}
            data-field="input"
            rows={5}
            value={draft.input}
            disabled={disabled}
            placeholder={t.inputPlaceholder}
            onChange={(event) => onChange({ input: event.target.value })}
          />
        )}
      </Field>
      {(!disabled || draft.rawScript) && (
        <Field
          label={t.rawScript}
          optional
          hint={t.rawScriptHint}
          error={errorOf('rawScript')}
          aside={draft.rawScript && <Count text={draft.rawScript} />}
        >
          {(control) => (
            <TextArea
              {...control}
              data-field="rawScript"
              rows={3}
              value={draft.rawScript}
              disabled={disabled}
              placeholder={t.rawScriptPlaceholder}
              onChange={(event) => onChange({ rawScript: event.target.value })}
            />
          )}
        </Field>
      )}
    </>
  );
}

function Count({ text }: { text: string }) {
  const over = text.trim().length > maxTextLength;
  return (
    <chakra.span textStyle="caption" color={over ? 'status.failed.fg' : 'fg.subtle'}>
      {t.count(text.trim().length, maxTextLength)}
    </chakra.span>
  );
}
