import { useCallback, useMemo } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { NewAnalysisForm_query$key } from '../../../../__generated__/NewAnalysisForm_query.graphql.ts';
import { ProductSelect } from '../../../../features/products/ProductSelect.tsx';
import { useAddressUploads } from '../../../../features/uploader/useUploads.ts';
import { WorkForm } from '../../../../features/workbench/WorkForm.tsx';
import { formatCount } from '../../../../lib/format.ts';
import { analyze as t } from '../../../../locales/zh-CN/analyze.ts';
import { checkDraft, limits, nameAfter, needsProduct } from '../../_lib/analyzeDraft.ts';
import { useAnalyzeDraft } from '../../_lib/useAnalyzeDraft.ts';
import { DemoTemplate } from './DemoTemplate.tsx';
import { problemText } from './problemText.ts';
import { NameField, ScriptField } from './TextFields.tsx';
import { ToolChoices } from './ToolChoices.tsx';
import { useCreateOneAnalyze } from './useCreateOneAnalyze.ts';
import { VideoField } from './VideoField.tsx';

/** What is analysed, against what, by which tools; the sum before the press, and what is missing under it. */
export function NewAnalysisForm({ query }: { query: NewAnalysisForm_query$key }) {
  const { workflow, viewer } = useFragment(
    graphql`
      fragment NewAnalysisForm_query on Query {
        workflow(kind: ONE_ANALYZE) {
          steps {
            name
            label
            priceCredits
          }
        }
        viewer {
          credits
        }
      }
    `,
    query,
  );
  const { draft, change, reset } = useAnalyzeDraft();
  const arrived = useCallback(
    (address: string, name: string) =>
      change((before) => {
        const video = { address, name };
        return { video, name: before.name.trim() ? before.name : nameAfter(video) };
      }),
    [change],
  );
  const taken = draft.video ? 1 : 0;
  const uploads = useAddressUploads(
    arrived,
    useMemo(
      () => ({ accept: 'video' as const, maxDurationSeconds: limits.seconds, maxCount: 1, taken }),
      [taken],
    ),
  );
  const { create, isCreating, failure } = useCreateOneAnalyze();
  const price = workflow.steps
    .filter(({ name }) => draft.tools.some((tool) => tool === name))
    .reduce((sum, { priceCredits }) => sum + priceCredits, 0);

  return (
    <WorkForm
      label={t.title}
      problems={checkDraft(draft).map(({ field, problem }) => ({ field, text: problemText(problem) }))}
      price={price}
      available={viewer?.credits ?? 0}
      texts={{ ...t, submit: price ? t.submit(formatCount(price)) : t.submitPlain }}
      uploading={uploads.busy}
      submitting={isCreating}
      failure={failure}
      onSubmit={() => create(draft)}
      onReset={reset}
    >
      {(errorOf) => (
        <>
          <DemoTemplate onFill={change} />
          <NameField draft={draft} error={errorOf('name')} onChange={change} />
          <VideoField
            video={draft.video}
            uploads={uploads}
            error={errorOf('video')}
            onRemove={() => change({ video: null })}
          />
          <ScriptField draft={draft} error={errorOf('script')} onChange={change} />
          <div data-field="product">
            <ProductSelect
              label={t.product}
              optional={!needsProduct(draft.tools)}
              hint={draft.productId ? undefined : t.productHint}
              error={errorOf('product')}
              value={draft.productId}
              onChange={(productId) => change({ productId })}
            />
          </div>
          <ToolChoices
            offered={workflow.steps}
            chosen={draft.tools}
            error={errorOf('tools')}
            onChange={(tools) => change({ tools })}
          />
        </>
      )}
    </WorkForm>
  );
}
