import { figuresIn } from '../../figures.ts';
import { allWords, differentWords } from '../../filmWords.ts';
import { rewrite } from '../../remedies.ts';
import { place } from '../../wording.ts';
import type { Check } from './types.ts';

const MOST_PLACES = 6;

/** Figures that the film states and the product's own facts do not know. */
export const productFacts: Check = (film) => {
  const { reading, product } = film;
  if (!product) return [];
  const facts = [product.productName, product.category, ...product.keyFeatures, ...product.sellingPoints];
  const known = new Set(facts.flatMap(figuresIn).map(({ key }) => key));
  const unknown = differentWords(allWords(reading)).flatMap((said) =>
    figuresIn(said.text)
      .filter(({ key }) => !known.has(key))
      .map(({ text, key }) => ({ text, key, said })),
  );
  if (unknown.length === 0) return [];
  const different = new Map(unknown.map(({ key, text }) => [key, text]));
  const named = [...different.values()].join('、');
  return [
    {
      severity: 'warn',
      rule: '广告法第二十八条：与事实相符',
      title: `${different.size} 个数据在产品资料中找不到`,
      detail: `请核对：${named}。产品资料没有写的数据需要另有依据。`,
      evidence: unknown
        .slice(0, MOST_PLACES)
        .map(({ text, said }) => place(reading, said.startMs, { figure: text, quote: said.text })),
      remedy: rewrite(
        film,
        '把数据补进产品资料，或改成资料里有的说法。',
        `只使用产品资料中的数据；核对或去掉：${named}`,
      ),
    },
  ];
};
