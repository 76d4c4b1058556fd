import { chakra } from '@chakra-ui/react/styled-system';
import { lazy, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { schemaForm as t } from '../../locales/zh-CN/jsonEditor.ts';
import { Spinner } from '../../ui/feedback.tsx';

const OpenSchemaForm = lazy(async () => ({ default: (await import('./OpenSchemaForm.tsx')).OpenSchemaForm }));

export interface SchemaFormProps {
  /** Begins the ids of its fields; unique on the page. */
  idPrefix: string;
  /** JSON schema as the tool has it; whatever else it is, the JSON beside still works. */
  schema: unknown;
  data: unknown;
  onChange: (data: unknown) => void;
}

/** A form made from a JSON schema. A schema that no form can show is said so, and takes nothing else along. */
export function SchemaForm(props: SchemaFormProps) {
  const { schema } = props;
  if (typeof schema !== 'object' || schema === null || Array.isArray(schema))
    return <Note>{t.noSchema}</Note>;
  return (
    <ErrorBoundary resetKeys={[schema]} fallbackRender={() => <Note>{t.broken}</Note>}>
      <Suspense fallback={<Spinner label={t.loading} />}>
        <OpenSchemaForm {...props} schema={schema} />
      </Suspense>
    </ErrorBoundary>
  );
}

function Note({ children }: { children: string }) {
  return <chakra.p color="fg.muted">{children}</chakra.p>;
}
