import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { productPaste, products as t } from '../../locales/zh-CN/products.ts';
import { TextArea, TextInput } from '../../ui/controls.ts';
import { Field } from '../../ui/Field.tsx';
import { type ProductDraft, type ProductField, productLimits, splitLines } from './productDraft.ts';
import type { ReadProduct } from './useDescribeProduct.ts';

interface ProductFieldsProps {
  draft: ProductDraft;
  problems: Partial<Record<ProductField, string>>;
  /** Of the last page that was read: its words stand under the fields they filled. */
  read: ReadProduct | null;
  onChange: (change: Partial<ProductDraft>) => void;
}

/** The fields of a product, with the words of the page they came from. */
export function ProductFields({ draft, problems, read, onChange }: ProductFieldsProps) {
  const field = (name: ProductField, hint?: ReactNode) => ({
    label: t[name],
    error: problems[name] ?? null,
    hint: hint ?? (read?.missing.includes(name) && draft[name] === '' ? productPaste.missing : undefined),
  });
  const value = (name: ProductField) => ({
    'data-field': name,
    value: draft[name],
    onChange: (event: { target: { value: string } }) => onChange({ [name]: event.target.value }),
  });
  const source = (name: ProductField) => <Quotes quotes={read?.quotes[name]} />;
  const lines = (name: 'keyFeatures' | 'sellingPoints') => {
    const count = splitLines(draft[name]).length;
    return count > 0 ? t.linesHint(count, productLimits.lines) : undefined;
  };
  return (
    <>
      <Field {...field('name')} aside={source('name')}>
        {(control) => <TextInput {...control} {...value('name')} autoComplete="off" />}
      </Field>
      <Field {...field('category')} aside={source('category')}>
        {(control) => (
          <TextInput
            {...control}
            {...value('category')}
            placeholder={t.categoryPlaceholder}
            autoComplete="off"
          />
        )}
      </Field>
      <Field {...field('sellingPoints', lines('sellingPoints'))} aside={source('sellingPoints')}>
        {(control) => (
          <TextArea
            {...control}
            {...value('sellingPoints')}
            rows={4}
            placeholder={t.sellingPointsPlaceholder}
          />
        )}
      </Field>
      <Field {...field('keyFeatures', lines('keyFeatures'))} aside={source('keyFeatures')}>
        {(control) => (
          <TextArea {...control} {...value('keyFeatures')} rows={4} placeholder={t.keyFeaturesPlaceholder} />
        )}
      </Field>
      <Field {...field('targetAudience')} aside={source('targetAudience')}>
        {(control) => (
          <TextArea
            {...control}
            {...value('targetAudience')}
            rows={2}
            placeholder={t.targetAudiencePlaceholder}
          />
        )}
      </Field>
    </>
  );
}

/** Where a field's words stand in what was pasted. */
function Quotes({ quotes }: { quotes: readonly string[] | undefined }) {
  if (!quotes?.length) return null;
  return (
    <chakra.details textStyle="caption" color="fg.muted" css={quoted}>
      <chakra.summary cursor="pointer">{productPaste.from}</chakra.summary>
      <chakra.ul m="0" mt="1" ps="4">
        {quotes.map((quote) => (
          <li key={quote}>{quote}</li>
        ))}
      </chakra.ul>
    </chakra.details>
  );
}

const quoted = {
  '&[open]': { flexBasis: '70%', textAlign: 'start' },
  overflowWrap: 'anywhere',
} as const;
