import { chakra } from '@chakra-ui/react/styled-system';
import { type FormEvent, useState } from 'react';
import { Failure, failureMessage } from '../../../../lib/failure.ts';
import { failures } from '../../../../locales/zh-CN/failures.ts';
import { lab, labForm as t } from '../../../../locales/zh-CN/lab.ts';
import { Button, RouterButton } from '../../../../ui/Button.tsx';
import { checkDraft, type DraftErrors, draftField, type ToolDraft } from '../../_lib/toolDraft.ts';
import { DataFields } from './DataFields.tsx';
import { HeaderFields } from './HeaderFields.tsx';
import { ToolFields } from './ToolFields.tsx';

interface ToolFormProps {
  initial: ToolDraft;
  /** An existing tool: its name stays. */
  fixedName?: boolean;
  submit: string;
  failed: string;
  busy: boolean;
  /** Sends the draft; what goes wrong is told to `onError`, and nothing typed is lost. */
  onSubmit: (draft: ToolDraft, onError: (error: Error) => void) => void;
}

export function ToolForm({ initial, fixedName = false, submit, failed, busy, onSubmit }: ToolFormProps) {
  const [draft, setDraft] = useState(initial);
  const [errors, setErrors] = useState<DraftErrors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const change = (changes: Partial<ToolDraft>) => {
    setDraft((before) => ({ ...before, ...changes }));
    // What was wrong is being mended.
    setErrors((before) => ({
      ...before,
      ...Object.fromEntries(Object.keys(changes).map((name) => [name, undefined])),
    }));
    setFailure(null);
  };
  const onError = (error: Error) => {
    const field = error instanceof Failure ? draftField(error.field) : null;
    const message = failureMessage(error, failures.network);
    if (field) setErrors((before) => ({ ...before, [field]: message }));
    setFailure(field ? null : `${failed}：${message}`);
    if (field) focusFirst();
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const found = checkDraft(draft, !fixedName);
    setErrors(found);
    setFailure(null);
    if (Object.keys(found).length > 0) return focusFirst();
    onSubmit(draft, onError);
  };
  const props = { draft, errors, onChange: change };
  return (
    <chakra.form onSubmit={send} noValidate display="flex" flexDirection="column" gap="6" data-tool-form>
      <ToolFields {...props} fixedName={fixedName} />
      <HeaderFields {...props} />
      <DataFields {...props} />
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3">
        <Button type="submit" variant="ink" disabled={busy}>
          {busy ? t.saving : submit}
        </Button>
        <RouterButton to="/lab">{lab.cancel}</RouterButton>
        <chakra.p role="alert" color="status.failed.fg" minW="0" overflowWrap="anywhere">
          {failure}
        </chakra.p>
      </chakra.div>
    </chakra.form>
  );
}

/** To the first field that is wrong, once its sentence stands there. */
function focusFirst(): void {
  setTimeout(() => {
    document.querySelector<HTMLElement>('[data-tool-form] [aria-invalid="true"]')?.focus();
  });
}
