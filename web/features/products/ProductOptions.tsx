import { chakra } from '@chakra-ui/react/styled-system';
import Plus from 'lucide-react/icons/plus';
import { useEffect, useMemo } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay/hooks.js';
import type { ProductOptionsQuery } from '../../__generated__/ProductOptionsQuery.graphql.ts';
import { productSelect, products as t } from '../../locales/zh-CN/products.ts';

/** A product, or (without an id) the wish for a new one of this name. */
export interface ProductOption {
  id: string | null;
  name: string;
  about: string;
}

interface ProductOptionsProps {
  id: string;
  search: string;
  version: number;
  /** Which one the keyboard stands at. */
  at: number;
  onShown: (options: readonly ProductOption[]) => void;
  onChoose: (option: ProductOption) => void;
}

/** The newest products that fit, and a new one as the last choice. */
export function ProductOptions({ id, search, version, at, onShown, onChoose }: ProductOptionsProps) {
  const { products } = useLazyLoadQuery<ProductOptionsQuery>(
    graphql`
      query ProductOptionsQuery($search: String!) {
        products(search: $search, first: 30) {
          edges {
            node {
              id
              name
              category
              keyFeatures
              sellingPoints
            }
          }
        }
      }
    `,
    { search },
    { fetchPolicy: 'store-and-network', fetchKey: version },
  );
  const options = useMemo<ProductOption[]>(
    () => [
      ...products.edges.map(({ node }) => ({
        id: node.id,
        name: node.name,
        about: `${node.category} · ${t.counts(node.keyFeatures.length, node.sellingPoints.length)}`,
      })),
      { id: null, name: search, about: '' },
    ],
    [products, search],
  );
  useEffect(() => onShown(options), [options, onShown]);
  const current = Math.min(at, options.length - 1);
  return (
    <>
      {products.edges.length === 0 && (
        <chakra.p p="2" color="fg.muted">
          {search === '' ? productSelect.none : productSelect.nothingFound(search)}
        </chakra.p>
      )}
      <chakra.div role="listbox" id={id} aria-label={productSelect.label}>
        {options.map((option, index) => (
          <chakra.div
            key={option.id ?? 'new'}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === current}
            ref={(element: HTMLDivElement | null) => {
              if (index === current) element?.scrollIntoView({ block: 'nearest' });
            }}
            css={row}
            // The field keeps the focus.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(option)}
          >
            {option.id === null ? (
              <chakra.span display="inline-flex" alignItems="center" gap="1.5">
                <Plus size={14} aria-hidden />
                {option.name === '' ? productSelect.add : `${productSelect.add}「${option.name}」`}
              </chakra.span>
            ) : (
              <>
                <chakra.span truncate>{option.name}</chakra.span>
                <chakra.span textStyle="caption" color="fg.muted" truncate>
                  {option.about}
                </chakra.span>
              </>
            )}
          </chakra.div>
        ))}
      </chakra.div>
    </>
  );
}

const row = {
  display: 'flex',
  flexDirection: 'column',
  px: '2.5',
  py: '1.5',
  borderRadius: 'control',
  cursor: 'pointer',
  '&[aria-selected=true]': { bg: 'bg.hover' },
  _hover: { bg: 'bg.hover' },
} as const;
