import { useCallback } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { MixcutFields_query$key } from '../../../../__generated__/MixcutFields_query.graphql.ts';
import type { NewProjectForm_query$key } from '../../../../__generated__/NewProjectForm_query.graphql.ts';
import { ProductSelect } from '../../../../features/products/ProductSelect.tsx';
import { useUploads } from '../../../../features/uploader/useUploads.ts';
import { WorkForm } from '../../../../features/workbench/WorkForm.tsx';
import { formatCount } from '../../../../lib/format.ts';
import { mixcut as t } from '../../../../locales/zh-CN/mixcut.ts';
import { checkDraft } from '../../_lib/mixcutDraft.ts';
import { useMixcutDraft } from '../../_lib/useMixcutDraft.ts';
import { usePassedDraft } from '../../_lib/usePassedDraft.ts';
import { MaterialField } from './MaterialField.tsx';
import { MixcutFields } from './MixcutFields.tsx';
import { problemText } from './problemText.ts';
import { useCreateMixcut } from './useCreateMixcut.ts';

interface NewProjectFormProps {
  query: NewProjectForm_query$key;
  fields: MixcutFields_query$key;
}

/** Everything a film needs, its price before the press, and what is still missing said under the button. */
export function NewProjectForm({ query, fields }: NewProjectFormProps) {
  const { workflow, viewer } = useFragment(
    graphql`
      fragment NewProjectForm_query on Query {
        workflow(kind: MIXCUT) {
          priceCredits
        }
        viewer {
          credits
        }
      }
    `,
    query,
  );
  const { draft, change, reset } = useMixcutDraft();
  usePassedDraft(change);
  const addMaterial = useCallback(
    (id: string) => change((before) => ({ materialIds: [...new Set([...before.materialIds, id])] })),
    [change],
  );
  const uploads = useUploads(addMaterial);
  const { create, isCreating, failure } = useCreateMixcut();

  const price = workflow.priceCredits;

  return (
    <WorkForm
      label={t.title}
      problems={checkDraft(draft).map(({ field, problem }) => ({ field, text: problemText(problem) }))}
      price={price}
      available={viewer?.credits ?? 0}
      texts={{ ...t, submit: t.submit(formatCount(price)) }}
      uploading={uploads.busy}
      submitting={isCreating}
      failure={failure}
      onSubmit={() => create(draft)}
      onReset={reset}
    >
      {(errorOf) => (
        <MixcutFields
          query={fields}
          draft={draft}
          onChange={change}
          errorOf={errorOf}
          product={
            <ProductSelect
              optional
              hint={draft.productId ? undefined : t.productHint}
              value={draft.productId}
              onChange={(productId) => change({ productId })}
            />
          }
          materials={
            <MaterialField
              ids={draft.materialIds}
              uploads={uploads}
              error={errorOf('materials')}
              onChange={change}
            />
          }
        />
      )}
    </WorkForm>
  );
}
