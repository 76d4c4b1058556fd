import { useState } from 'react';
import { graphql, useMutation } from 'react-relay/hooks.js';
import type { useSaveProductCreateMutation } from '../../__generated__/useSaveProductCreateMutation.graphql.ts';
import type { useSaveProductUpdateMutation } from '../../__generated__/useSaveProductUpdateMutation.graphql.ts';
import { Failure, failureMessage } from '../../lib/failure.ts';
import { failures } from '../../locales/zh-CN/failures.ts';
import { products as t } from '../../locales/zh-CN/products.ts';
import { notify } from '../../ui/notify.ts';
import { type ProductDraft, type ProductField, productFields, toInput } from './productDraft.ts';

interface Refused {
  /** Where the server says which field is wrong. */
  field: ProductField | null;
  message: string;
}

/** Adds a product, or replaces the fields of one. Sent again after a lost answer it is still one product. */
export function useSaveProduct(id: string | null, onSaved: (id: string) => void) {
  const [create, isCreating] = useMutation<useSaveProductCreateMutation>(graphql`
    mutation useSaveProductCreateMutation($input: CreateProductInput!) {
      createProduct(input: $input) {
        product {
          id
          ...ProductCard_product
          ...ChosenProduct_product
        }
      }
    }
  `);
  const [update, isUpdating] = useMutation<useSaveProductUpdateMutation>(graphql`
    mutation useSaveProductUpdateMutation($input: UpdateProductInput!) {
      updateProduct(input: $input) {
        product {
          id
          ...ProductCard_product
          ...ChosenProduct_product
        }
      }
    }
  `);
  const [refused, setRefused] = useState<Refused | null>(null);
  const save = (draft: ProductDraft) => {
    setRefused(null);
    const onError = (error: Error) => {
      const fallback = id === null ? failures.createProduct : failures.updateProduct;
      const named = error instanceof Failure ? error.field : null;
      const field = productFields.find((one) => one === named) ?? null;
      const message = failureMessage(error, failures.network);
      setRefused({ field, message: field ? message : `${fallback}：${message}` });
    };
    const done = (saved: string, said: string) => {
      void notify('success', said);
      onSaved(saved);
    };
    if (id === null) {
      create({
        variables: { input: toInput(draft) },
        onCompleted: ({ createProduct }) => done(createProduct.product.id, t.created),
        onError,
      });
    } else {
      update({
        variables: { input: { id, ...toInput(draft) } },
        onCompleted: ({ updateProduct }) => done(updateProduct.product.id, t.saved),
        onError,
      });
    }
  };
  return { save, isSaving: isCreating || isUpdating, refused };
}
