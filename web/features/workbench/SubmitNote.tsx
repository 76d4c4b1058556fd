import { chakra } from '@chakra-ui/react/styled-system';
import { workForm as t } from '../../locales/zh-CN/workForm.ts';
import type { FormProblem } from './WorkForm.tsx';

interface SubmitNoteProps {
  id: string;
  problems: readonly FormProblem[];
  /** The person has tried to submit: what is missing is then an error, not a hint. */
  checked: boolean;
  /** Why one has to wait, while something is on its way. */
  uploading: string | null;
  /** Why it cannot be, whatever the fields say. */
  failure: string | null;
}

/** Why the button does not go, or that nothing is lost if one leaves now. */
export function SubmitNote({ id, problems, checked, uploading, failure }: SubmitNoteProps) {
  const urgent = Boolean(failure) || (checked && problems.length > 0);
  const missing = checked && problems.length > 1 ? t.checkForm : problems[0]?.text;
  return (
    <chakra.p
      id={id}
      role={urgent ? 'alert' : undefined}
      textStyle="caption"
      color={urgent ? 'status.failed.fg' : 'fg.subtle'}
    >
      {failure ?? uploading ?? missing ?? t.draftKept}
    </chakra.p>
  );
}
