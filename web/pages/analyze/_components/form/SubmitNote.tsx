import { chakra } from '@chakra-ui/react/styled-system';
import { formatCount } from '../../../../lib/format.ts';
import { analyze as t } from '../../../../locales/zh-CN/analyze.ts';
import type { checkDraft } from '../../_lib/analyzeDraft.ts';
import { problemText } from './problemText.ts';

interface SubmitNoteProps {
  id: string;
  problems: ReturnType<typeof checkDraft>;
  /** The person has tried to submit: what is missing is then an error, not a hint. */
  checked: boolean;
  uploading: boolean;
  short: { required: number; available: number } | null;
  failure: string | null;
}

/** Why the button does not go, or that nothing is lost if one leaves now. */
export function SubmitNote({ id, problems, checked, uploading, short, failure }: SubmitNoteProps) {
  const reason = failure ?? (short && t.short(formatCount(short.required), formatCount(short.available)));
  const missing = problems[0] && problemText(problems[0].problem);
  const urgent = Boolean(reason) || (checked && problems.length > 0);
  const text =
    reason ??
    (uploading ? t.uploading : null) ??
    (checked && problems.length > 1 ? t.checkForm : missing) ??
    t.draftKept;
  return (
    <chakra.p
      id={id}
      role={urgent ? 'alert' : undefined}
      textStyle="caption"
      color={urgent ? 'status.failed.fg' : 'fg.subtle'}
    >
      {text}
    </chakra.p>
  );
}
