import { useState } from 'react';
import { graphql, useMutation } from 'react-relay/hooks.js';
import type { useDescribeProductMutation } from '../../__generated__/useDescribeProductMutation.graphql.ts';
import { failureMessage } from '../../lib/failure.ts';
import { failures } from '../../locales/zh-CN/failures.ts';
import type { ProductDraft, ProductField } from './productDraft.ts';

/** What was read of a page, and where each field stands in it. */
export interface ReadProduct {
  fields: Partial<ProductDraft>;
  quotes: Partial<Record<ProductField, readonly string[]>>;
  missing: readonly ProductField[];
  engine: string;
  notice: string | null;
}

const fieldNames = {
  NAME: 'name',
  CATEGORY: 'category',
  KEY_FEATURES: 'keyFeatures',
  SELLING_POINTS: 'sellingPoints',
  TARGET_AUDIENCE: 'targetAudience',
} as const;
const nameOf = (field: string): ProductField | null => fieldNames[field as keyof typeof fieldNames] ?? null;

/** Has a pasted text or the page at an address read by the server. */
export function useDescribeProduct(onRead: (read: ReadProduct) => void) {
  const [commit, isReading] = useMutation<useDescribeProductMutation>(graphql`
    mutation useDescribeProductMutation($text: String!) {
      describeProduct(text: $text) {
        name
        category
        keyFeatures
        sellingPoints
        targetAudience
        sources {
          field
          quote
        }
        missing
        engine
        notice
      }
    }
  `);
  const [failure, setFailure] = useState<string | null>(null);
  const read = (text: string) => {
    setFailure(null);
    commit({
      variables: { text },
      onCompleted: ({ describeProduct: draft }) => onRead(toRead(draft)),
      onError: (error) => setFailure(failureMessage(error, failures.network)),
    });
  };
  return { read, isReading, failure };
}

function toRead(draft: useDescribeProductMutation['response']['describeProduct']): ReadProduct {
  const quotes: Partial<Record<ProductField, string[]>> = {};
  for (const { field, quote } of draft.sources) {
    const name = nameOf(field);
    if (name) quotes[name] = [...new Set([...(quotes[name] ?? []), quote])];
  }
  return {
    fields: {
      name: draft.name ?? '',
      category: draft.category ?? '',
      keyFeatures: draft.keyFeatures.join('\n'),
      sellingPoints: draft.sellingPoints.join('\n'),
      targetAudience: draft.targetAudience ?? '',
    },
    quotes,
    missing: draft.missing.flatMap((field) => nameOf(field) ?? []),
    engine: draft.engine,
    notice: draft.notice ?? null,
  };
}
