import { chakra } from '@chakra-ui/react/styled-system';
import { JsonEditor } from '../../../../features/jsonEditor/JsonEditor.tsx';
import { SchemaForm } from '../../../../features/schemaForm/SchemaForm.tsx';
import { labCall as t } from '../../../../locales/zh-CN/lab.ts';
import type { Cursor } from '../_lib/atCursor.ts';

interface SendTabProps {
  schema: unknown;
  text: string;
  /** Undefined where the text is no JSON. */
  data: unknown;
  onText: (text: string) => void;
  onCursor: (cursor: Cursor) => void;
  onData: (data: unknown) => void;
}

/** The form of the schema and the JSON, each showing at once what the other one says. */
export function SendTab({ schema, text, data, onText, onCursor, onData }: SendTabProps) {
  const hasForm = typeof schema === 'object' && schema !== null;
  return (
    <chakra.div css={hasForm ? columns : {}}>
      {hasForm && (
        // A form cannot show what is no JSON: it waits as it was.
        <chakra.section
          aria-label={t.form}
          minW="0"
          inert={data === undefined}
          css={{ '&[inert]': { opacity: 0.5 } }}
        >
          <SchemaForm idPrefix="call" schema={schema} data={data ?? {}} onChange={onData} />
        </chakra.section>
      )}
      <chakra.section aria-label={t.json} minW="0">
        <JsonEditor
          label={t.jsonData}
          value={text}
          onChange={onText}
          onCursor={onCursor}
          invalid={data === undefined}
          minHeight="220px"
        />
      </chakra.section>
    </chakra.div>
  );
}

const columns = {
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', xl: 'repeat(2, minmax(0, 1fr))' },
  gap: '4',
} as const;
