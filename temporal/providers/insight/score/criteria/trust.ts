import { findAdLawIssues } from '../../../script/adlaw/adLaw.ts';
import { allWords, clamp, figure, place } from '../../wording.ts';
import type { JudgeBy } from './types.ts';

const PROOF =
  /\d+(?:\.\d+)?\s*(?:%|元|年|天|次|毫升|ml|升|克|g|瓦|w|小时|分钟|秒|层|倍|人|家)|检测|认证|报告|专利|实测|质保|退换|包邮/i;

/** 可信度: figures and proofs instead of big words. */
export const trust: JudgeBy = ({ reading }) => {
  const words = allWords(reading);
  if (words.length === 0) {
    return { score: null, verdict: '没有识别到台词或文字，无法判断。', evidence: [], remedy: null };
  }
  const proofs = words.filter(({ text }) => PROOF.test(text));
  const bold = words.flatMap((said) => findAdLawIssues(said.text).map((issue) => ({ said, issue })));
  return {
    score: clamp(50 + Math.min(3, proofs.length) * 16 - Math.min(4, bold.length) * 15),
    verdict: `${proofs.length > 0 ? `有 ${proofs.length} 处具体数据或凭证` : '没有具体数据或凭证'}${
      bold.length > 0 ? `；有 ${bold.length} 处夸大用语` : ''
    }。`,
    evidence: [
      figure(`${proofs.length} 处具体数据或凭证`),
      ...proofs.slice(0, 3).map(({ startMs, text }) => place(reading, startMs, { quote: text })),
      ...bold
        .slice(0, 3)
        .map(({ said, issue }) => place(reading, said.startMs, { figure: issue.rule, quote: issue.word })),
    ],
    remedy:
      proofs.length > 0 && bold.length === 0
        ? null
        : { text: '用产品资料里的具体数字代替形容词，去掉夸大的话。', action: null },
  };
};
