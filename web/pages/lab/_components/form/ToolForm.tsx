import { chakra } from '@chakra-ui/react/styled-system';
import { type FormEvent, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { UnsavedGuard } from '../../../../features/unsaved/UnsavedGuard.tsx';
import { Failure, failureMessage } from '../../../../lib/failure.ts';
import { failures } from '../../../../locales/zh-CN/failures.ts';
import { lab, labForm as t } from '../../../../locales/zh-CN/lab.ts';
import { Button, RouterButton } from '../../../../ui/Button.tsx';
import { notify } from '../../../../ui/notify.ts';
import { checkDraft, type DraftErrors, draftField, type ToolDraft } from '../../_lib/toolDraft.ts';
import { DataFields } from './DataFields.tsx';
import { HeaderFields } from './HeaderFields.tsx';
import { ToolFields } from './ToolFields.tsx';

interface ToolFormProps {
  initial: ToolDraft;
  /** An existing tool: its name stays. */
  fixedName?: boolean;
  submit: string;
  /** What is said when it is kept, and when it is not. */
  done: string;
  failed: string;
  busy: boolean;
  onSubmit: (draft: ToolDraft, ends: SavingEnds) => void;
}

export interface SavingEnds {
  onCompleted: () => void;
  /** Nothing typed is lost. */
  onError: (error: Error) => void;
}

/** Kept, it leads back to the list; left with something unsaved, it asks. */
export function ToolForm({
  initial,
  fixedName = false,
  submit,
  done,
  failed,
  busy,
  onSubmit,
}: ToolFormProps) {
  const navigate = useNavigate();
  const [start] = useState(initial);
  const [draft, setDraft] = useState(start);
  const [saved, setSaved] = useState(false);
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
  useEffect(() => {
    // Behind the render in which the guard has let go.
    if (saved) void navigate('/lab');
  }, [saved, navigate]);
  const onCompleted = () => {
    void notify('success', done);
    setSaved(true);
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
    onSubmit(draft, { onCompleted, onError });
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
      <UnsavedGuard unsaved={!saved && JSON.stringify(draft) !== JSON.stringify(start)} />
    </chakra.form>
  );
}

/** To the first field that is wrong, once its sentence stands there. */
function focusFirst(): void {
  setTimeout(() => {
    document.querySelector<HTMLElement>('[data-tool-form] [aria-invalid="true"]')?.focus();
  });
}
