import type { Evidence, Finding } from '../../../../contracts/insight.ts';
import { allWords, differentWords } from '../../filmWords.ts';
import { remake } from '../../remedies.ts';
import { place, seconds, timecode } from '../../wording.ts';
import type { Check } from './types.ts';

const OUTSIDE =
  /微信(?!支付)|\bvx\b|v信|加我(?:微|好友|v|q)|扫码|二维码|(?:淘宝|京东|拼多多)(?:搜|上?搜索|店铺)|qq群|https?:\/\/|www\.|(?<!\d)1[3-9]\d{9}(?!\d)/i;
const FAKE_TEST = /亲测|我用了|我们测试|我回购/;
const SHORT_SIDE = 720;
const SHORTEST_MS = 5_000;
const DEAD_MS = 1_000;
const MOST_PLACES = 5;

/** What platforms refuse or hold back. */
export const platform: Check = (film) => {
  const { reading } = film;
  const { probe, black, frozen } = reading;
  const words = differentWords(allWords(reading));
  const quoted = (pattern: RegExp): Evidence[] =>
    words
      .filter(({ text }) => pattern.test(text))
      .slice(0, MOST_PLACES)
      .map(({ startMs, text, where }) => place(reading, startMs, { figure: where, quote: text }));
  const outside = quoted(OUTSIDE);
  const tested = quoted(FAKE_TEST);
  const dead = [...black, ...frozen]
    .filter(({ startMs, endMs }) => endMs - startMs > DEAD_MS)
    .sort((a, b) => a.startMs - b.startMs);
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
  if (dead.length > 0) {
    const ranges = dead
      .slice(0, MOST_PLACES)
      .map(({ startMs, endMs }) => `${timecode(startMs)}–${timecode(endMs)}`)
      .join('、');
    findings.push({
      severity: 'warn',
      rule: '平台规则：画面质量',
      title: `${dead.length} 处超过一秒的黑屏或定格`,
      detail: '长时间没有画面变化会被判为低质内容。',
      evidence: dead
        .slice(0, MOST_PLACES)
        .map(({ startMs, endMs }) => place(reading, startMs, { figure: seconds(endMs - startMs) })),
      remedy: remake(
        film,
        `剪掉 ${ranges}，或换上有内容的镜头。`,
        `剪掉 ${ranges} 的黑屏和定格，换上有内容的镜头。`,
      ),
    });
  }
  if (Math.min(probe.width, probe.height) < SHORT_SIDE)
    findings.push({
      severity: 'hint',
      rule: '平台规则：清晰度',
      title: `分辨率 ${probe.width}×${probe.height} 偏低`,
      detail: `建议短边不小于 ${SHORT_SIDE} 像素。`,
      evidence: [],
      remedy: { text: `换用短边 ${SHORT_SIDE} 像素以上的原片，放大旧片不会更清楚。`, action: null },
    });
  if (probe.durationMs < SHORTEST_MS)
    findings.push({
      severity: 'hint',
      rule: '平台规则：时长',
      title: `只有 ${seconds(probe.durationMs)}`,
      detail: '不足五秒的视频不易获得推荐。',
      evidence: [],
      remedy: null,
    });
  return findings;
};

function seek(at: Evidence | undefined): { kind: 'seek'; atMs: number } | null {
  return at && at.atMs !== null ? { kind: 'seek', atMs: at.atMs } : null;
}
