import { chakra } from '@chakra-ui/react/styled-system';
import { type FormEvent, useRef, useState } from 'react';
import type { PreloadedQuery } from 'react-relay/hooks.js';
import query, { type InfoTabQuery } from '../../../../__generated__/InfoTabQuery.graphql.ts';
import { profilePassword as t } from '../../../../locales/zh-CN/profile.ts';
import { useOwnedQuery } from '../../../../relay/useOwnedQuery.ts';
import { Button } from '../../../../ui/Button.tsx';
import {
  liveProblems,
  type PasswordDraft,
  type Problems,
  strengthOf,
  submitProblems,
} from '../../_lib/passwordDraft.ts';
import { PasswordInput } from './PasswordInput.tsx';
import { useChangePassword } from './useChangePassword.ts';

const empty: PasswordDraft = { old: '', fresh: '', confirm: '' };

/** 修改密码. Nothing typed here is kept anywhere but in these fields. */
export function PasswordTab({ reference }: { reference: PreloadedQuery<InfoTabQuery> }) {
  const { viewer } = useOwnedQuery<InfoTabQuery>(query, reference);
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState(empty);
  const [asked, setAsked] = useState<Problems>({});
  const focus = (field: string) =>
    form.current?.querySelector<HTMLInputElement>(`[name="${field}"]`)?.focus();
  const { change, isChanging, problem, forget } = useChangePassword(() => {
    setDraft(empty);
    setAsked({});
  }, focus);

  const live = liveProblems(draft);
  const errorOf = (field: keyof PasswordDraft) =>
    live[field] ?? asked[field] ?? (problem?.field === field ? problem.message : null);
  const edit = (field: keyof PasswordDraft) => (value: string) => {
    setDraft((before) => ({ ...before, [field]: value }));
    setAsked(({ [field]: _, ...rest }) => rest);
    forget();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const problems = submitProblems(draft);
    setAsked(problems);
    const [first] = (['old', 'fresh', 'confirm'] as const).filter((field) => problems[field]);
    if (first) focus(first);
    else change(draft);
  };
  const strength = strengthOf(draft.fresh);
  return (
    <chakra.form ref={form} noValidate onSubmit={submit} css={panel}>
      {/* For password managers: whose password it is. */}
      <input
        type="text"
        name="username"
        autoComplete="username"
        value={viewer?.userName ?? ''}
        readOnly
        hidden
      />
      <PasswordInput
        name="old"
        label={t.old}
        value={draft.old}
        autoComplete="current-password"
        error={errorOf('old')}
        onChange={edit('old')}
      />
      <PasswordInput
        name="fresh"
        label={t.fresh}
        value={draft.fresh}
        autoComplete="new-password"
        error={errorOf('fresh')}
        hint={strength ? t.strength[strength] : t.hint}
        onChange={edit('fresh')}
      />
      <PasswordInput
        name="confirm"
        label={t.confirm}
        value={draft.confirm}
        autoComplete="new-password"
        // What is typed now is 不匹配 at once; what was sent is told in the seed's whole sentence.
        error={asked.confirm ?? errorOf('confirm')}
        onChange={edit('confirm')}
      />
      {problem && !problem.field && (
        <chakra.p role="alert" color="status.failed.fg">
          {problem.message}
        </chakra.p>
      )}
      <chakra.p textStyle="caption" color="fg.muted">
        {t.note}
      </chakra.p>
      <Button type="submit" variant="ink" alignSelf="flex-start" disabled={isChanging}>
        {isChanging ? t.submitting : t.submit}
      </Button>
    </chakra.form>
  );
}

const panel = {
  display: 'flex',
  flexDirection: 'column',
  gap: '4',
  maxW: '480px',
  p: { base: '4', md: '6' },
  bg: 'bg.panel',
  borderWidth: '1px',
  borderColor: 'border',
  borderRadius: 'panel',
} as const;
