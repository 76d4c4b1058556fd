import { findAdLawIssues } from '../../../script/adlaw/adLaw.ts';
import { figuresIn } from '../../figures.ts';
import { allWords, differentWords, wordsKnown } from '../../filmWords.ts';
import { rewrite } from '../../remedies.ts';
import { clamp, figure, place, troublesOf } from '../../wording.ts';
import type { JudgeBy } from './types.ts';

const PROOF = /检测|认证|质检|报告|专利|实测|质保|保修|退换|运费险/;
const MOST_PROOFS = 3;
const MOST_BOLD = 4;

/** 可信度: figures and proofs instead of big words. */
export const trust: JudgeBy = (film) => {
  const { reading, product } = film;
  const words = differentWords(allWords(reading));
  if (words.length === 0 && !wordsKnown(reading)) {
    return { score: null, verdict: '没有识别台词与文字，无法判断。', evidence: [], remedy: null };
  }
  const proofs = words.filter(({ text }) => PROOF.test(text) || figuresIn(text).length > 0);
  const bold = words.flatMap((said) => findAdLawIssues(said.text).map((issue) => ({ said, issue })));
  // Only what the product's own list says may be proposed as proof.
  const facts = [...(product?.keyFeatures ?? []), ...(product?.sellingPoints ?? [])].filter(
    (fact) => PROOF.test(fact) || figuresIn(fact).length > 0,
  );
  const advice = troublesOf(
    proofs.length === 0 &&
      (facts.length > 0
        ? `写进产品资料里的具体数据：${[...new Set(facts)].slice(0, 4).join('、')}`
        : '在产品资料里补充有依据的数据或凭证，再写进脚本'),
    bold.length > 0 &&
      `去掉或改写：${[...new Set(bold.map(({ issue }) => issue.word))].slice(0, 6).join('、')}`,
  );
  return {
    score: clamp(50 + Math.min(MOST_PROOFS, proofs.length) * 16 - Math.min(MOST_BOLD, bold.length) * 12),
    verdict: `${proofs.length > 0 ? `有 ${proofs.length} 处具体数据或凭证` : '没有具体数据或凭证'}${
      bold.length > 0 ? `；有 ${bold.length} 处夸大用语` : ''
    }。`,
    evidence: [
      figure(`${proofs.length} 处具体数据或凭证`),
      ...proofs
        .slice(0, 3)
        .map(({ startMs, text, where }) => place(reading, startMs, { figure: where, quote: text })),
      ...bold
        .slice(0, 3)
        .map(({ said, issue }) => place(reading, said.startMs, { figure: issue.rule, quote: issue.word })),
    ],
    remedy: advice.length === 0 ? null : rewrite(film, `${advice.join('；')}。`, advice.join('；')),
  };
};
