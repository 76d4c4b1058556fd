import { allWords, coverage, place } from '../../wording.ts';
import type { Check } from './types.ts';

const FIGURE =
  /\d+(?:\.\d+)?\s*(?:%|元|年|天|毫升|ml|升|l|克|g|千克|kg|瓦|w|小时|分钟|层|倍|度|℃|mah|毫安)/gi;

/** Figures that the film states and the product's own facts do not know. */
export const productFacts: Check = ({ reading, product, script }) => {
  if (!product) return [];
  const known = [product.productName, product.category, ...product.keyFeatures, ...product.sellingPoints]
    .join(' ')
    .toLowerCase();
  const unknown = allWords(reading).flatMap((said) =>
    (said.text.match(FIGURE) ?? [])
      .filter((figure) => !known.includes(figure.toLowerCase().replaceAll(' ', '')))
      .filter((figure) => coverage(figure, known) < 1)
      .map((figure) => ({ figure, said })),
  );
  if (unknown.length === 0) return [];
  return [
    {
      severity: 'warn',
      rule: '广告法 第二十八条：与事实相符',
      title: `${unknown.length} 处数据在产品资料中找不到`,
      detail: `请核对：${[...new Set(unknown.map(({ figure }) => figure))].join('、')}。产品资料没有写的数据需要另有依据。`,
      evidence: unknown
        .slice(0, 6)
        .map(({ figure, said }) => place(reading, said.startMs, { figure, quote: said.text })),
      remedy: {
        text: '把数据补进产品资料，或改成资料里有的说法。',
        action: script
          ? { kind: 'script', requirement: '只使用产品资料中的数据', originalScript: script }
          : null,
      },
    },
  ];
};
