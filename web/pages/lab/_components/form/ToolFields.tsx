import { chakra } from '@chakra-ui/react/styled-system';
import { labForm as t } from '../../../../locales/zh-CN/lab.ts';
import { TextArea, TextInput } from '../../../../ui/controls.ts';
import { Field } from '../../../../ui/Field.tsx';
import { Segments } from '../../../../ui/Segments.tsx';
import type { DraftErrors, ToolDraft } from '../../_lib/toolDraft.ts';

export interface DraftProps {
  draft: ToolDraft;
  errors: DraftErrors;
  onChange: (changes: Partial<ToolDraft>) => void;
}

type TextName = 'name' | 'description' | 'url' | 'timeout' | 'tags' | 'videoKey' | 'imageKey';

/** What the tool is and how it is reached. */
export function ToolFields({ draft, errors, onChange, fixedName }: DraftProps & { fixedName: boolean }) {
  const text = (name: TextName) => ({
    value: draft[name],
    onChange: (event: { target: { value: string } }) => onChange({ [name]: event.target.value }),
  });
  return (
    <chakra.div css={columns}>
      <Field label={t.name} error={errors.name ?? null} hint={fixedName ? t.nameFixed : undefined}>
        {(control) => <TextInput {...control} {...text('name')} readOnly={fixedName} maxLength={128} />}
      </Field>
      <Field label={t.tags} optional hint={t.tagsHint} error={errors.tags ?? null}>
        {(control) => <TextInput {...control} {...text('tags')} />}
      </Field>
      <chakra.div gridColumn="1 / -1">
        <Field label={t.description} error={errors.description ?? null}>
          {(control) => <TextArea {...control} {...text('description')} rows={3} maxLength={1000} />}
        </Field>
      </chakra.div>
      <chakra.div gridColumn="1 / -1">
        <Field label={t.url} hint={t.urlHint} error={errors.url ?? null}>
          {(control) => (
            <TextInput
              {...control}
              {...text('url')}
              type="url"
              inputMode="url"
              placeholder="https://"
              maxLength={2048}
            />
          )}
        </Field>
      </chakra.div>
      <chakra.div>
        <Segments
          label={t.method}
          value={draft.method}
          options={[
            { value: 'GET', label: t.methods.GET },
            { value: 'POST', label: t.methods.POST },
          ]}
          onChange={(method) => onChange({ method })}
        />
        <chakra.p textStyle="caption" color="fg.subtle" mt="1.5">
          {t.methodHint[draft.method]}
        </chakra.p>
      </chakra.div>
      <Field label={t.timeout} optional hint={t.timeoutHint} error={errors.timeout ?? null}>
        {(control) => <TextInput {...control} {...text('timeout')} inputMode="numeric" />}
      </Field>
      <Field label={t.videoKey} optional hint={t.pathHint} error={errors.videoKey ?? null}>
        {(control) => <TextInput {...control} {...text('videoKey')} fontFamily="mono" maxLength={256} />}
      </Field>
      <Field label={t.imageKey} optional hint={t.pathHint} error={errors.imageKey ?? null}>
        {(control) => <TextInput {...control} {...text('imageKey')} fontFamily="mono" maxLength={256} />}
      </Field>
    </chakra.div>
  );
}

const columns = {
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  gap: '4',
} as const;
