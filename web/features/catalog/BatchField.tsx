import { useId } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay/hooks.js';
import type { BatchFieldQuery } from '../../__generated__/BatchFieldQuery.graphql.ts';
import { catalog as t } from '../../locales/zh-CN/catalog.ts';
import { TextInput } from '../../ui/controls.ts';
import { Field } from '../../ui/Field.tsx';

interface BatchFieldProps {
  value: string;
  onChange: (name: string) => void;
}

/** A batch by its name: one of the newest, or a new one. Stands in a Suspense of whoever uses it. */
export function BatchField({ value, onChange }: BatchFieldProps) {
  const listId = useId();
  const { batches } = useLazyLoadQuery<BatchFieldQuery>(
    graphql`
      query BatchFieldQuery {
        batches(first: 50) {
          edges {
            node {
              id
              name
            }
          }
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network' },
  );
  return (
    <Field label={t.batch} optional hint={t.batchHint}>
      {(control) => (
        <>
          <TextInput
            {...control}
            list={listId}
            maxLength={128}
            autoComplete="off"
            placeholder={t.batchPlaceholder}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
          <datalist id={listId}>
            {batches.edges.map(({ node }) => (
              <option key={node.id} value={node.name} />
            ))}
          </datalist>
        </>
      )}
    </Field>
  );
}
