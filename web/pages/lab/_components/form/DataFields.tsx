import { Tabs } from '@chakra-ui/react';
import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';
import { JsonEditor } from '../../../../features/jsonEditor/JsonEditor.tsx';
import { SchemaForm } from '../../../../features/schemaForm/SchemaForm.tsx';
import { labForm as t } from '../../../../locales/zh-CN/lab.ts';
import { jsonText, parseJson } from '../../_lib/toolDraft.ts';
import type { DraftProps } from './ToolFields.tsx';

/** Example and schema as JSON, and what the schema looks like as a form filled with the example. */
export function DataFields({ draft, errors, onChange }: DraftProps) {
  const schema = parseJson(draft.schema);
  const example = parseJson(draft.example);
  return (
    <chakra.section aria-label={t.data}>
      <Tabs.Root defaultValue="editing" lazyMount>
        <Tabs.List aria-label={t.data}>
          <Tabs.Trigger value="editing">{t.editing}</Tabs.Trigger>
          <Tabs.Trigger value="preview">{t.preview}</Tabs.Trigger>
        </Tabs.List>
        <Tabs.Content value="editing">
          <chakra.div css={columns}>
            <Editor
              label={t.schema}
              value={draft.schema}
              error={errors.schema ?? (schema === undefined ? t.schemaWrong : undefined)}
              onChange={(text) => onChange({ schema: text })}
            />
            <Editor
              label={t.example}
              value={draft.example}
              error={errors.example ?? (example === undefined ? t.exampleWrong : undefined)}
              onChange={(text) => onChange({ example: text })}
            />
          </chakra.div>
        </Tabs.Content>
        <Tabs.Content value="preview">
          {schema === undefined ? (
            <chakra.p role="alert" color="status.failed.fg">
              {t.schemaWrong}
            </chakra.p>
          ) : (
            <chakra.div css={columns}>
              <chakra.div>
                <chakra.p textStyle="caption" color="fg.subtle" mb="3">
                  {t.previewHint}
                </chakra.p>
                <SchemaForm
                  idPrefix="tool"
                  schema={schema}
                  data={example ?? {}}
                  onChange={(data) => onChange({ example: jsonText(data) })}
                />
              </chakra.div>
              <Editor
                label={t.example}
                value={draft.example}
                error={errors.example ?? (example === undefined ? t.exampleWrong : undefined)}
                onChange={(text) => onChange({ example: text })}
              />
            </chakra.div>
          )}
        </Tabs.Content>
      </Tabs.Root>
    </chakra.section>
  );
}

interface EditorProps {
  label: string;
  value: string;
  error: string | undefined;
  onChange: (text: string) => void;
}

function Editor({ label, value, error, onChange }: EditorProps) {
  const noteId = useId();
  return (
    <chakra.div minW="0">
      <chakra.p textStyle="label" mb="1.5" aria-hidden>
        {label}
      </chakra.p>
      <JsonEditor
        label={label}
        value={value}
        onChange={onChange}
        invalid={error !== undefined}
        describedBy={error === undefined ? undefined : noteId}
        minHeight="220px"
      />
      <chakra.p id={noteId} role="status" textStyle="caption" color="status.failed.fg" mt="1.5">
        {error}
      </chakra.p>
    </chakra.div>
  );
}

const columns = {
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
  gap: '4',
} as const;
