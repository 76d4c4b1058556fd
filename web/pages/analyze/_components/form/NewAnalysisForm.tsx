import { chakra } from '@chakra-ui/react/styled-system';
import { useCallback, useMemo, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { NewAnalysisForm_query$key } from '../../../../__generated__/NewAnalysisForm_query.graphql.ts';
import { ProductSelect } from '../../../../features/products/ProductSelect.tsx';
import { useAddressUploads } from '../../../../features/uploader/useUploads.ts';
import { formatCount } from '../../../../lib/format.ts';
import { analyze as t } from '../../../../locales/zh-CN/analyze.ts';
import { Button } from '../../../../ui/Button.tsx';
import { checkDraft, type DraftField, limits, nameAfter, needsProduct } from '../../_lib/analyzeDraft.ts';
import { useAnalyzeDraft } from '../../_lib/useAnalyzeDraft.ts';
import { DemoTemplate } from './DemoTemplate.tsx';
import { footer } from './formFooter.ts';
import { problemText } from './problemText.ts';
import { SubmitNote } from './SubmitNote.tsx';
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
  const [checked, setChecked] = useState(false);
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

  const problems = checkDraft(draft);
  const price = workflow.steps
    .filter(({ name }) => draft.tools.some((tool) => tool === name))
    .reduce((sum, { priceCredits }) => sum + priceCredits, 0);
  const available = viewer?.credits ?? 0;
  const short = available < price;
  const blocked = problems.length > 0 || uploads.busy || short || isCreating;
  const errorOf = (field: DraftField) => {
    const found = checked && problems.find((one) => one.field === field);
    return found ? problemText(found.problem) : null;
  };

  const submit = () => {
    setChecked(true);
    const first = problems[0];
    if (first) focusField(first.field);
    if (!blocked) create(draft);
  };

  return (
    <chakra.form
      noValidate
      display="flex"
      flexDirection="column"
      gap="5"
      p="5"
      aria-label={t.title}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) submit();
      }}
    >
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
      <chakra.div css={footer}>
        <chakra.div display="flex" gap="2">
          <Button
            type="submit"
            variant="seal"
            size="lg"
            flex="1"
            aria-disabled={blocked}
            aria-describedby="submit-note"
            opacity={blocked ? 0.55 : 1}
          >
            {isCreating ? t.submitting : price ? t.submit(formatCount(price)) : t.submitPlain}
          </Button>
          <Button
            size="lg"
            onClick={() => {
              setChecked(false);
              reset();
            }}
          >
            {t.reset}
          </Button>
        </chakra.div>
        <SubmitNote
          id="submit-note"
          problems={problems}
          checked={checked}
          uploading={uploads.busy}
          short={short ? { required: price, available } : null}
          failure={failure}
        />
      </chakra.div>
    </chakra.form>
  );
}

/** The control itself where the field is a box around one. */
function focusField(field: DraftField): void {
  const box = document.querySelector<HTMLElement>(`[data-field="${field}"]`);
  (box?.querySelector<HTMLElement>('[role=combobox]') ?? box)?.focus();
}
