import { chakra } from '@chakra-ui/react/styled-system';
import { type FormEvent, useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { InfoForm_viewer$key } from '../../../../__generated__/InfoForm_viewer.graphql.ts';
import { UnsavedGuard } from '../../../../features/unsaved/UnsavedGuard.tsx';
import { profile, profileInfo as t } from '../../../../locales/zh-CN/profile.ts';
import { Button } from '../../../../ui/Button.tsx';
import { TextInput } from '../../../../ui/controls.ts';
import { Field } from '../../../../ui/Field.tsx';
import { Segments } from '../../../../ui/Segments.tsx';
import {
  draftOf,
  inputOf,
  isChanged,
  type ProfileDraft,
  problemsOf,
  type Sex,
} from '../../_lib/profileDraft.ts';
import { useUpdateProfile } from './useUpdateProfile.ts';

interface InfoFormProps {
  viewer: InfoForm_viewer$key;
  onClose: () => void;
}

const sexes = (['MALE', 'FEMALE', 'OTHER'] as const).map((value) => ({ value, label: t.sexes[value] }));

/** What a person says of themself. What is wrong is said while it is typed; leaving asks where something changed. */
export function InfoForm({ viewer: viewerRef, onClose }: InfoFormProps) {
  const viewer = useFragment(
    graphql`
      fragment InfoForm_viewer on User {
        userName
        nickName
        email
        phone
        sex
      }
    `,
    viewerRef,
  );
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState<ProfileDraft>(() => draftOf(viewer));
  const [saved, setSaved] = useState(false);
  const { save, isSaving, refused } = useUpdateProfile();
  const changed = isChanged(draft, viewer) && !saved;
  const problems = { ...refused?.fields(draft), ...problemsOf(draft) };
  const change = (part: Partial<ProfileDraft>) => setDraft((before) => ({ ...before, ...part }));

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const [wrong] = Object.keys(problemsOf(draft));
    if (wrong) return form.current?.querySelector<HTMLInputElement>(`[name="${wrong}"]`)?.focus();
    if (!isChanged(draft, viewer)) return onClose();
    save(draft, inputOf(draft), () => {
      setSaved(true);
      onClose();
    });
  };

  const text = (name: 'nickName' | 'email' | 'phone', more: Record<string, string>, hint?: string) => (
    <Field label={t[name]} optional error={problems[name] ?? null} hint={hint}>
      {(control) => (
        <TextInput
          {...control}
          {...more}
          name={name}
          value={draft[name]}
          onChange={(event) => change({ [name]: event.target.value })}
        />
      )}
    </Field>
  );
  return (
    <chakra.form
      ref={form}
      noValidate
      onSubmit={submit}
      display="flex"
      flexDirection="column"
      gap="4"
      maxW="480px"
    >
      {text('nickName', { autoComplete: 'nickname', placeholder: viewer.userName }, t.nickNameHint)}
      {text('email', { type: 'email', autoComplete: 'email', inputMode: 'email' })}
      {text('phone', { type: 'tel', autoComplete: 'tel', inputMode: 'tel' })}
      <Segments<Sex | ''>
        label={t.sex}
        value={draft.sex}
        options={[...sexes, { value: '', label: t.noSex }]}
        onChange={(sex) => change({ sex })}
      />
      {refused?.message && (
        <chakra.p role="alert" color="status.failed.fg">
          {refused.message}
        </chakra.p>
      )}
      <chakra.div display="flex" gap="2">
        <Button type="submit" variant="ink" disabled={isSaving}>
          {isSaving ? t.saving : t.save}
        </Button>
        <Button onClick={onClose}>{profile.cancel}</Button>
      </chakra.div>
      <UnsavedGuard unsaved={changed} />
    </chakra.form>
  );
}
