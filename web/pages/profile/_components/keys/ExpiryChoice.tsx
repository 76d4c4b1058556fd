import { chakra } from '@chakra-ui/react/styled-system';
import { profileKeys as t } from '../../../../locales/zh-CN/profile.ts';
import { TextInput } from '../../../../ui/controls.ts';
import { Field } from '../../../../ui/Field.tsx';
import { Segments } from '../../../../ui/Segments.tsx';
import { type Expiry, expiryDays, type KeyDraft } from '../../_lib/keyDraft.ts';

interface ExpiryChoiceProps {
  draft: KeyDraft;
  error: string | null;
  onChange: (change: Partial<KeyDraft>) => void;
}

const date = new Intl.DateTimeFormat('zh-CN', { year: 'numeric', month: 'long', day: 'numeric' });

const options: ReadonlyArray<{ value: Expiry; label: string }> = [
  { value: '30', label: t.days(30) },
  { value: '90', label: t.days(90) },
  { value: '365', label: t.days(365) },
  { value: 'never', label: t.never },
  { value: 'own', label: t.own },
];

/** Until when, and which day that is. */
export function ExpiryChoice({ draft, error, onChange }: ExpiryChoiceProps) {
  const days = expiryDays(draft);
  const end = days === null ? null : date.format(Date.now() + days * 24 * 60 * 60 * 1000);
  return (
    <chakra.div display="flex" flexDirection="column" gap="2">
      <Segments
        label={t.expiry}
        value={draft.expiry}
        options={options}
        onChange={(expiry) => onChange({ expiry })}
      />
      {draft.expiry === 'own' && (
        <Field label={t.ownDays} error={error} hint={end && t.endsOn(end)}>
          {(control) => (
            <TextInput
              {...control}
              name="ownDays"
              inputMode="numeric"
              value={draft.ownDays}
              onChange={(event) => onChange({ ownDays: event.target.value })}
            />
          )}
        </Field>
      )}
      {draft.expiry !== 'own' && end && (
        <chakra.p textStyle="caption" color="fg.subtle">
          {t.endsOn(end)}
        </chakra.p>
      )}
    </chakra.div>
  );
}
