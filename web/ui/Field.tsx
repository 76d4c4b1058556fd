import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useId } from 'react';

interface FieldProps {
  label: ReactNode;
  optional?: boolean;
  hint?: ReactNode;
  error?: string | null;
  /** Stands at the end of the label's line. */
  aside?: ReactNode;
  children: (control: {
    id: string;
    'aria-invalid': boolean;
    'aria-describedby': string | undefined;
  }) => ReactNode;
}

/** A label, its control, and what is wrong with it; the parts are joined for screen readers. */
export function Field({ label, optional, hint, error, aside, children }: FieldProps) {
  const id = useId();
  const noteId = `${id}-note`;
  const note = error ?? hint;
  return (
    <chakra.div display="flex" flexDirection="column" gap="1.5" minW="0">
      <chakra.div display="flex" alignItems="baseline" gap="2">
        <chakra.label htmlFor={id} textStyle="label">
          {label}
        </chakra.label>
        {optional && (
          <chakra.span textStyle="caption" color="fg.subtle">
            选填
          </chakra.span>
        )}
        <chakra.span flex="1" />
        {aside}
      </chakra.div>
      {children({ id, 'aria-invalid': Boolean(error), 'aria-describedby': note ? noteId : undefined })}
      {note && (
        <chakra.p id={noteId} textStyle="caption" color={error ? 'status.failed.fg' : 'fg.subtle'}>
          {note}
        </chakra.p>
      )}
    </chakra.div>
  );
}
