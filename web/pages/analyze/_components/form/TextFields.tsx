import { chakra } from '@chakra-ui/react/styled-system';
import { analyze as t } from '../../../../locales/zh-CN/analyze.ts';
import { TextArea, TextInput } from '../../../../ui/controls.ts';
import { Field } from '../../../../ui/Field.tsx';
import { type AnalyzeDraft, limits } from '../../_lib/analyzeDraft.ts';

interface TextFieldProps {
  draft: AnalyzeDraft;
  error: string | null;
  onChange: (change: Partial<AnalyzeDraft>) => void;
}

export function NameField({ draft, error, onChange }: TextFieldProps) {
  return (
    <Field label={t.name} error={error} aside={draft.name && <Count text={draft.name} max={limits.name} />}>
      {(control) => (
        <TextInput
          {...control}
          data-field="name"
          value={draft.name}
          placeholder={t.namePlaceholder}
          onChange={(event) => onChange({ name: event.target.value })}
        />
      )}
    </Field>
  );
}

export function ScriptField({ draft, error, onChange }: TextFieldProps) {
  return (
    <Field label={t.script} optional error={error} aside={<Count text={draft.script} max={limits.script} />}>
      {(control) => (
        <TextArea
          {...control}
          data-field="script"
          rows={5}
          value={draft.script}
          placeholder={t.scriptPlaceholder}
          onChange={(event) => onChange({ script: event.target.value })}
        />
      )}
    </Field>
  );
}

function Count({ text, max }: { text: string; max: number }) {
  const used = text.trim().length;
  return (
    <chakra.span textStyle="caption" color={used > max ? 'status.failed.fg' : 'fg.subtle'}>
      {t.count(used, max)}
    </chakra.span>
  );
}
