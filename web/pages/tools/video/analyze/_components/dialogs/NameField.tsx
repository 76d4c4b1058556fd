import { chakra } from '@chakra-ui/react/styled-system';
import { TextInput } from '../../../../../../ui/controls.ts';
import { Field } from '../../../../../../ui/Field.tsx';
import { nameLimit } from './taskDialog.ts';

interface NameFieldProps {
  label: string;
  value: string;
  error: string | null;
  onChange: (name: string) => void;
}

/** What the task is called. */
export function NameField({ label, value, error, onChange }: NameFieldProps) {
  return (
    <chakra.div data-field="name">
      <Field label={label} error={error}>
        {(control) => (
          <TextInput
            {...control}
            value={value}
            maxLength={nameLimit}
            placeholder={label}
            autoComplete="off"
            onChange={(event) => onChange(event.target.value)}
          />
        )}
      </Field>
    </chakra.div>
  );
}
