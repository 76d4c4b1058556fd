import { chakra } from '@chakra-ui/react/styled-system';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { ProductCard_product$key } from '../../__generated__/ProductCard_product.graphql.ts';
import { formatDateTime } from '../../lib/format.ts';
import { products as t } from '../../locales/zh-CN/products.ts';
import { Button } from '../../ui/Button.tsx';
import type { ProductDraft } from './productDraft.ts';

interface ProductCardProps {
  product: ProductCard_product$key;
  onEdit: (product: { id: string; draft: ProductDraft }) => void;
  onDelete: (product: { id: string; name: string }) => void;
}

const shownPoints = 4;

/** A product at a glance: what it is, why people buy it, and for whom. */
export function ProductCard({ product: productRef, onEdit, onDelete }: ProductCardProps) {
  const product = useFragment(
    graphql`
      fragment ProductCard_product on Product {
        id
        name
        category
        keyFeatures
        sellingPoints
        targetAudience
        updatedAt
      }
    `,
    productRef,
  );
  const { id, name, category, keyFeatures, sellingPoints, targetAudience } = product;
  const draft = {
    ...{ name, category, targetAudience },
    keyFeatures: keyFeatures.join('\n'),
    sellingPoints: sellingPoints.join('\n'),
  };
  return (
    <chakra.li css={card}>
      <chakra.div display="flex" alignItems="flex-start" gap="1">
        <chakra.div flex="1" minW="0">
          <chakra.h2 textStyle="heading" overflowWrap="anywhere" lineClamp={2}>
            {name}
          </chakra.h2>
          <chakra.p textStyle="caption" color="fg.muted" truncate>
            {category}
          </chakra.p>
        </chakra.div>
        <Button
          size="xs"
          variant="ghost"
          icon
          px="0"
          aria-label={t.editNamed(name)}
          onClick={() => onEdit({ id, draft })}
        >
          <Pencil size={15} aria-hidden />
        </Button>
        <Button
          size="xs"
          variant="ghost"
          icon
          px="0"
          aria-label={t.deleteNamed(name)}
          onClick={() => onDelete({ id, name })}
        >
          <Trash2 size={15} aria-hidden />
        </Button>
      </chakra.div>
      <chakra.ul aria-label={t.sellingPoints} css={points}>
        {sellingPoints.slice(0, shownPoints).map((point) => (
          <li key={point}>
            <chakra.span lineClamp={2} overflowWrap="anywhere">
              {point}
            </chakra.span>
          </li>
        ))}
      </chakra.ul>
      <chakra.p textStyle="table" color="fg.muted" lineClamp={2} overflowWrap="anywhere">
        {t.targetAudience}：{targetAudience}
      </chakra.p>
      <chakra.p textStyle="caption" color="fg.subtle" mt="auto" display="flex" gap="2" flexWrap="wrap">
        <span>{t.counts(keyFeatures.length, sellingPoints.length)}</span>
        <chakra.span ms="auto">{t.updated(formatDateTime(product.updatedAt))}</chakra.span>
      </chakra.p>
    </chakra.li>
  );
}

const card = {
  display: 'flex',
  flexDirection: 'column',
  gap: '2',
  minW: '0',
  p: '4',
  bg: 'bg.panel',
  borderWidth: '1px',
  borderColor: 'border',
  borderRadius: 'panel',
} as const;

const points = {
  m: 0,
  p: 0,
  ps: '4',
  textStyle: 'table',
  listStyle: 'disc',
  '& li::marker': { color: 'fg.subtle' },
} as const;
