import { chakra } from '@chakra-ui/react/styled-system';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { ProductFacts_product$key } from '../../../../../../__generated__/ProductFacts_product.graphql.ts';
import { scoreDetail as t } from '../../../../../../locales/zh-CN/tasks.ts';
import { Facts } from '../../../../../../ui/Facts.tsx';

/** By whose features and selling points a film was judged: the product's words of that day. */
export function ProductFacts({ product: productRef }: { product: ProductFacts_product$key }) {
  const product = useFragment(
    graphql`
      fragment ProductFacts_product on ProductInfo {
        productName
        category
        targetAudience
        keyFeatures
        sellingPoints
      }
    `,
    productRef,
  );
  return (
    <chakra.section css={box} aria-label={t.product}>
      <chakra.h2 textStyle="heading">{t.product}</chakra.h2>
      <chakra.div css={{ '& dl': { gridTemplateColumns: 'repeat(auto-fit, minmax(180px, 1fr))' } }}>
        <Facts
          rows={[
            [t.productName, product.productName],
            [t.category, product.category || t.none],
            [t.targetAudience, product.targetAudience || t.none],
          ]}
        />
      </chakra.div>
      <Tags title={t.keyFeatures} words={product.keyFeatures} tone="waiting" />
      <Tags title={t.sellingPoints} words={product.sellingPoints} tone="done" />
    </chakra.section>
  );
}

interface TagsProps {
  title: string;
  words: readonly string[];
  /** Blue and green, as the statuses have them. */
  tone: 'waiting' | 'done';
}

function Tags({ title, words, tone }: TagsProps) {
  return (
    <div>
      <chakra.p textStyle="caption" color="fg.subtle" mb="1">
        {title}
      </chakra.p>
      {words.length === 0 ? (
        <chakra.p textStyle="table">{t.none}</chakra.p>
      ) : (
        <chakra.ul listStyle="none" m="0" p="0" display="flex" flexWrap="wrap" gap="1.5" aria-label={title}>
          {words.map((word) => (
            <chakra.li
              key={word}
              px="2"
              py="0.5"
              borderRadius="tag"
              textStyle="caption"
              overflowWrap="anywhere"
              color={`status.${tone}.fg`}
              bg={`status.${tone}.bg`}
            >
              {word}
            </chakra.li>
          ))}
        </chakra.ul>
      )}
    </div>
  );
}

const box = {
  display: 'flex',
  flexDirection: 'column',
  gap: '3',
  p: '4',
  bg: 'bg.panel',
  borderWidth: '1px',
  borderColor: 'border',
  borderRadius: 'panel',
} as const;
