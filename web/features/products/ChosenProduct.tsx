import { chakra } from '@chakra-ui/react/styled-system';
import Package from 'lucide-react/icons/package';
import Pencil from 'lucide-react/icons/pencil';
import X from 'lucide-react/icons/x';
import { graphql, useFragment, useLazyLoadQuery } from 'react-relay/hooks.js';
import type { ChosenProduct_product$key } from '../../__generated__/ChosenProduct_product.graphql.ts';
import type { ChosenProductQuery } from '../../__generated__/ChosenProductQuery.graphql.ts';
import { productSelect, products as t } from '../../locales/zh-CN/products.ts';
import { Button } from '../../ui/Button.tsx';
import type { ProductDraft } from './productDraft.ts';

interface ChosenProductProps {
  controlId: string;
  productId: string;
  version: number;
  onEdit: (product: { id: string; draft: ProductDraft }) => void;
  onClear: () => void;
}

/** The product that was chosen; or that it is there no more. */
export function ChosenProduct({ controlId, productId, version, onEdit, onClear }: ChosenProductProps) {
  const { node } = useLazyLoadQuery<ChosenProductQuery>(
    graphql`
      query ChosenProductQuery($id: ID!) {
        node(id: $id) {
          ...ChosenProduct_product @alias(as: "product")
        }
      }
    `,
    { id: productId },
    { fetchPolicy: 'store-and-network', fetchKey: version },
  );
  return <Chosen controlId={controlId} product={node?.product ?? null} onEdit={onEdit} onClear={onClear} />;
}

interface ChosenProps extends Pick<ChosenProductProps, 'controlId' | 'onEdit' | 'onClear'> {
  product: ChosenProduct_product$key | null;
}

function Chosen({ controlId, product: productRef, onEdit, onClear }: ChosenProps) {
  const product = useFragment(
    graphql`
      fragment ChosenProduct_product on Product {
        id
        name
        category
        keyFeatures
        sellingPoints
        targetAudience
      }
    `,
    productRef,
  );
  const { id, name, category, targetAudience, keyFeatures = [], sellingPoints = [] } = product ?? {};
  return (
    <chakra.div css={box} role="group" id={controlId}>
      <Package size={18} aria-hidden />
      <chakra.div flex="1" minW="0">
        {product ? (
          <>
            <chakra.p truncate>{name}</chakra.p>
            <chakra.p textStyle="caption" color="fg.muted" truncate>
              {category} · {t.counts(keyFeatures.length, sellingPoints.length)}
            </chakra.p>
          </>
        ) : (
          <chakra.p role="alert" textStyle="table" color="status.failed.fg">
            {productSelect.gone}
          </chakra.p>
        )}
      </chakra.div>
      {id && name && category && targetAudience && (
        <Button
          size="xs"
          variant="ghost"
          icon
          px="0"
          aria-label={t.editNamed(name)}
          onClick={() =>
            onEdit({
              id,
              draft: {
                ...{ name, category, targetAudience },
                keyFeatures: keyFeatures.join('\n'),
                sellingPoints: sellingPoints.join('\n'),
              },
            })
          }
        >
          <Pencil size={14} aria-hidden />
        </Button>
      )}
      <Button size="xs" variant="ghost" icon px="0" aria-label={productSelect.clear} onClick={onClear}>
        <X size={15} aria-hidden />
      </Button>
    </chakra.div>
  );
}

const box = {
  display: 'flex',
  alignItems: 'center',
  gap: '2.5',
  ps: '3',
  pe: '1.5',
  py: '1.5',
  bg: 'bg.panel',
  borderWidth: '1px',
  borderColor: 'border.strong',
  borderRadius: 'control',
  '& > svg': { color: 'fg.muted', flexShrink: 0 },
} as const;
