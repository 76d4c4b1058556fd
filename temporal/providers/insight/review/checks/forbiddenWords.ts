import type { Evidence, Finding } from '../../../../contracts/insight.ts';
import { allWords, differentWords } from '../../filmWords.ts';
import { place } from '../../wording.ts';
import type { Check } from './types.ts';

const OUTSIDE =
  /微信(?!支付)|\bvx\b|v信|加我(?:微|好友|v|q)|扫码|二维码|(?:淘宝|京东|拼多多)(?:搜|上?搜索|店铺)|qq群|https?:\/\/|www\.|(?<!\d)1[3-9]\d{9}(?!\d)/i;
const FAKE_TEST = /亲测|我用了|我们测试|我回购/;
const MOST_PLACES = 5;

/** Words that platforms refuse. */
export const forbiddenWords: Check = ({ reading }) => {
  const words = differentWords(allWords(reading));
  const quoted = (pattern: RegExp): Evidence[] =>
    words
      .filter(({ text }) => pattern.test(text))
      .slice(0, MOST_PLACES)
      .map(({ startMs, text, where }) => place(reading, startMs, { figure: where, quote: text }));
  const outside = quoted(OUTSIDE);
  const tested = quoted(FAKE_TEST);
  const findings: Finding[] = [];
  if (outside.length > 0)
    findings.push({
      severity: 'block',
      rule: '平台规则：站外导流',
      title: '出现站外联系方式或二维码字样',
      detail: '多数平台禁止在视频里引导到站外，可能限流或下架。',
      evidence: outside,
      remedy: { text: '删去联系方式，改用平台自己的链接或橱窗。', action: seek(outside[0]) },
    });
  if (tested.length > 0)
    findings.push({
      severity: 'warn',
      rule: '平台规则：虚假体验',
      title: '“亲测”类说法需要真人出镜',
      detail: 'AI 生成的视频里使用“亲测”“我用了”等体验式说法，容易被判为虚假测评。',
      evidence: tested,
      remedy: { text: '换成产品参数或检测结果，或由真人出镜。', action: seek(tested[0]) },
    });
  return findings;
};

function seek(at: Evidence | undefined): { kind: 'seek'; atMs: number } | null {
  return at && at.atMs !== null ? { kind: 'seek', atMs: at.atMs } : null;
}
