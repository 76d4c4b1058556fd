import { chakra } from '@chakra-ui/react/styled-system';
import { useCallback, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { MixcutFields_query$key } from '../../../../__generated__/MixcutFields_query.graphql.ts';
import type { NewProjectForm_query$key } from '../../../../__generated__/NewProjectForm_query.graphql.ts';
import { ProductSelect } from '../../../../features/products/ProductSelect.tsx';
import { useUploads } from '../../../../features/uploader/useUploads.ts';
import { formatCount } from '../../../../lib/format.ts';
import { mixcut as t } from '../../../../locales/zh-CN/mixcut.ts';
import { Button } from '../../../../ui/Button.tsx';
import { checkDraft } from '../../_lib/mixcutDraft.ts';
import { useMixcutDraft } from '../../_lib/useMixcutDraft.ts';
import { usePassedDraft } from '../../_lib/usePassedDraft.ts';
import { MaterialField } from './MaterialField.tsx';
import { MixcutFields } from './MixcutFields.tsx';
import { SubmitNote } from './SubmitNote.tsx';
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
  const [checked, setChecked] = useState(false);
  const addMaterial = useCallback(
    (id: string) => change((before) => ({ materialIds: [...new Set([...before.materialIds, id])] })),
    [change],
  );
  const uploads = useUploads(addMaterial);
  const { create, isCreating, failure } = useCreateMixcut();

  const problems = checkDraft(draft);
  const available = viewer?.credits ?? 0;
  const short = available < workflow.priceCredits;
  const blocked = problems.length > 0 || uploads.busy || short || isCreating;

  const submit = () => {
    setChecked(true);
    const first = problems[0];
    if (first) document.querySelector<HTMLElement>(`[data-field="${first.field}"]`)?.focus();
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
      <MixcutFields
        query={fields}
        draft={draft}
        onChange={change}
        problems={checked ? problems : []}
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
            error={checked && problems.some((one) => one.field === 'materials') ? t.needMaterials : null}
            onChange={change}
          />
        }
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
            {isCreating ? t.submitting : t.submit(formatCount(workflow.priceCredits))}
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
          short={short ? { required: workflow.priceCredits, available } : null}
          failure={failure}
        />
      </chakra.div>
    </chakra.form>
  );
}

const footer = {
  pos: 'sticky',
  // Above the menu that a phone has at its foot; inside a pane there is none.
  bottom: { base: 'var(--shell-footer, 0px)', md: 0 },
  mx: '-5',
  mb: '-5',
  px: '5',
  py: '3',
  display: 'flex',
  flexDirection: 'column',
  gap: '1.5',
  bg: 'bg.panel',
  borderTopWidth: '1px',
  borderColor: 'border',
  zIndex: 1,
} as const;
