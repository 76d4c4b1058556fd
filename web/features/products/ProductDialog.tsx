import { useState } from 'react';
import { productPaste, products as t } from '../../locales/zh-CN/products.ts';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { PastePage } from './PastePage.tsx';
import { ProductFields } from './ProductFields.tsx';
import { checkProduct, emptyDraft, fillIn, type ProductDraft, productFields } from './productDraft.ts';
import type { ReadProduct } from './useDescribeProduct.ts';
import { useSaveProduct } from './useSaveProduct.ts';

export interface ProductDialogProps {
  /** Absent: a new product. */
  product?: { id: string; draft: ProductDraft };
  /** What somebody typed where no product of the name was found. */
  name?: string;
  onSaved: (id: string) => void;
  onClose: () => void;
}

/** Adds or changes a product; a pasted page fills in what is empty. What was typed is not lost by a slip. */
export function ProductDialog({ product, name = '', onSaved, onClose }: ProductDialogProps) {
  const [start] = useState<ProductDraft>(() => product?.draft ?? { ...emptyDraft, name });
  const [draft, setDraft] = useState(start);
  const [read, setRead] = useState<ReadProduct | null>(null);
  const [outcome, setOutcome] = useState<string | null>(null);
  const [pasting, setPasting] = useState(!product);
  const [checked, setChecked] = useState(false);
  const [asking, setAsking] = useState(false);
  const { save, isSaving, refused } = useSaveProduct(product?.id ?? null, onSaved);
  const dirty = productFields.some((field) => draft[field] !== start[field]);
  const problems = checked ? checkProduct(draft) : {};

  const take = (found: ReadProduct) => {
    const { draft: next, filled, kept } = fillIn(draft, found.fields);
    setDraft(next);
    setRead(found);
    const said = filled.length > 0 ? productPaste.filled(filled.length, found.engine) : productPaste.nothing;
    setOutcome([found.notice ?? said, kept.length > 0 ? productPaste.kept : ''].filter(Boolean).join(' '));
  };
  const submit = () => {
    setChecked(true);
    const first = productFields.find((field) => checkProduct(draft)[field]);
    if (!first) return save(draft);
    document.querySelector<HTMLElement>(`[role="dialog"] [data-field="${first}"]`)?.focus();
  };
  return (
    // What happens in here is not the business of the form that opened it: React's events pass through portals.
    // biome-ignore lint/a11y/noStaticElementInteractions: it only stops events
    <div
      style={{ display: 'contents' }}
      onSubmit={(event) => event.stopPropagation()}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <FormDialog
        title={product ? t.editTitle : t.add}
        submit={isSaving ? t.saving : t.save}
        cancel={t.cancel}
        busy={isSaving}
        failure={refused && !refused.field ? refused.message : null}
        onSubmit={submit}
        onClose={() => (dirty ? setAsking(true) : onClose())}
      >
        {pasting ? (
          <PastePage outcome={outcome} onRead={take} />
        ) : (
          <Button size="sm" alignSelf="flex-start" onClick={() => setPasting(true)}>
            {productPaste.open}
          </Button>
        )}
        <ProductFields
          draft={draft}
          problems={refused?.field ? { ...problems, [refused.field]: refused.message } : problems}
          read={read}
          onChange={(change) => setDraft((before) => ({ ...before, ...change }))}
        />
      </FormDialog>
      <ConfirmDialog
        open={asking}
        title={t.discardTitle}
        confirm={t.discard}
        cancel={t.keep}
        onConfirm={onClose}
        onClose={() => setAsking(false)}
      >
        {t.discardHint}
      </ConfirmDialog>
    </div>
  );
}
