import { chakra } from '@chakra-ui/react/styled-system';
import { type HTMLInputTypeAttribute, useId } from 'react';
import { userForm as t, users } from '../../../../locales/zh-CN/admin.ts';
import { Select, TextInput } from '../../../../ui/controls.ts';
import { Field } from '../../../../ui/Field.tsx';
import type { Problems, UserDraft } from '../../_lib/userDraft.ts';
import { SpaceOptions } from './SpaceOptions.tsx';

interface UserFieldsProps {
  draft: UserDraft;
  problems: Problems;
  onChange: (change: Partial<UserDraft>) => void;
}

/** What creating and editing an account have in common. */
export function UserFields({ draft, problems, onChange }: UserFieldsProps) {
  const spaces = useId();
  const text = (name: 'nickName' | 'email' | 'phone', type: HTMLInputTypeAttribute) => (
    <Field label={t[name]} optional error={problems[name] ?? null}>
      {(control) => (
        <TextInput
          {...control}
          name={name}
          type={type}
          autoComplete="off"
          maxLength={254}
          value={draft[name]}
          onChange={(event) => onChange({ [name]: event.target.value })}
        />
      )}
    </Field>
  );
  return (
    <>
      <chakra.div css={pair}>
        {text('nickName', 'text')}
        <Field label={t.sex} optional error={problems.sex ?? null}>
          {(control) => (
            <Select
              {...control}
              name="sex"
              value={draft.sex}
              onChange={(event) => onChange({ sex: event.target.value as UserDraft['sex'] })}
            >
              <option value="">{users.unset}</option>
              {Object.entries(users.sexes).map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </chakra.div>
      <chakra.div css={pair}>
        {text('email', 'email')}
        {text('phone', 'tel')}
      </chakra.div>
      <chakra.div css={pair}>
        <Field label={t.role} error={problems.role ?? null}>
          {(control) => (
            <Select
              {...control}
              name="role"
              value={draft.role}
              onChange={(event) => onChange({ role: event.target.value as UserDraft['role'] })}
            >
              <option value="USER">{users.roles.USER}</option>
              <option value="ADMIN">{users.roles.ADMIN}</option>
            </Select>
          )}
        </Field>
        <Field label={t.space} hint={t.spaceHint} error={problems.space ?? null}>
          {(control) => (
            <>
              <TextInput
                {...control}
                name="space"
                list={spaces}
                autoComplete="off"
                maxLength={64}
                value={draft.space}
                onChange={(event) => onChange({ space: event.target.value })}
              />
              <SpaceOptions id={spaces} />
            </>
          )}
        </Field>
      </chakra.div>
    </>
  );
}

/** Side by side where there is room. */
const pair = {
  display: 'grid',
  gridTemplateColumns: { base: '1fr', sm: '1fr 1fr' },
  gap: '4',
  alignItems: 'start',
} as const;
