import { Dialog, Portal } from '@chakra-ui/react';
import { chakra } from '@chakra-ui/react/styled-system';
import { type FormEvent, useId, useRef, useState } from 'react';
import { profile, profileKeys as t } from '../../../../locales/zh-CN/profile.ts';
import { Button } from '../../../../ui/Button.tsx';
import { TextInput } from '../../../../ui/controls.ts';
import { Field } from '../../../../ui/Field.tsx';
import { type KeyDraft, type KeyProblems, keyProblems, newKey } from '../../_lib/keyDraft.ts';
import { ExpiryChoice } from './ExpiryChoice.tsx';
import { ScopeChoices } from './ScopeChoices.tsx';
import { useCreateKey } from './useCreateKey.ts';
import type { ShownKey } from './useRevealKey.ts';

interface CreateKeyDialogProps {
  mayAdminister: boolean;
  onCreated: (made: ShownKey) => void;
  onClose: () => void;
}

/** What a new key is called, what it may do, and until when. */
export function CreateKeyDialog({ mayAdminister, onCreated, onClose }: CreateKeyDialogProps) {
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState<KeyDraft>(newKey);
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const { create, isCreating, refused } = useCreateKey(onCreated);
  const problems = keyProblems(draft);
  const errorOf = (field: keyof KeyProblems) =>
    (touched.has(field) ? problems[field] : undefined) ?? refused?.of(field, draft) ?? null;
  const change = (part: Partial<KeyDraft>) => {
    setDraft((before) => ({ ...before, ...part }));
    setTouched((before) => new Set([...before, ...Object.keys(part)]));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTouched(new Set(['name', 'description', 'scopes', 'ownDays']));
    const [wrong] = Object.keys(problems);
    if (wrong) form.current?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
    else create(draft);
  };
  return (
    <Dialog.Root
      open
      size="md"
      initialFocusEl={() => form.current?.querySelector<HTMLElement>('[name="name"]') ?? null}
      onOpenChange={({ open }) => !open && onClose()}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
            <Dialog.Header>
              <Dialog.Title>{t.create}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body>
              <chakra.form ref={form} id={formId} noValidate onSubmit={submit} css={fields}>
                <Field label={t.name} error={errorOf('name')} hint={t.nameHint}>
                  {(control) => (
                    <TextInput
                      {...control}
                      name="name"
                      autoComplete="off"
                      value={draft.name}
                      onChange={(event) => change({ name: event.target.value })}
                    />
                  )}
                </Field>
                <Field label={t.description} optional error={errorOf('description')}>
                  {(control) => (
                    <TextInput
                      {...control}
                      name="description"
                      autoComplete="off"
                      value={draft.description}
                      onChange={(event) => change({ description: event.target.value })}
                    />
                  )}
                </Field>
                <ScopeChoices
                  chosen={draft.scopes}
                  mayAdminister={mayAdminister}
                  error={errorOf('scopes')}
                  onChange={(scopes) => change({ scopes })}
                />
                <ExpiryChoice draft={draft} error={errorOf('ownDays')} onChange={change} />
                {refused?.message && (
                  <chakra.p role="alert" color="status.failed.fg">
                    {refused.message}
                  </chakra.p>
                )}
              </chakra.form>
            </Dialog.Body>
            <Dialog.Footer>
              <Button onClick={onClose}>{profile.cancel}</Button>
              <Button type="submit" form={formId} variant="ink" disabled={isCreating}>
                {isCreating ? t.submitting : t.submit}
              </Button>
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}

const fields = { display: 'flex', flexDirection: 'column', gap: '4' } as const;
