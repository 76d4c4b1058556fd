import { allWords, place, seconds } from '../../wording.ts';
import type { Check } from './types.ts';

const OUTSIDE = /微信|vx|v信|加我|扫码|二维码|淘宝搜|拼多多|QQ群|https?:\/\/|www\.|\b1[3-9]\d{9}\b/i;
const FAKE_TEST = /亲测|实测|我用了|我们测试/;
const SHORT_SIDE = 720;
const SHORTEST_MS = 5_000;

/** What platforms refuse or hold back. */
export const platform: Check = ({ reading }) => {
  const { probe, black, frozen } = reading;
  const words = allWords(reading);
  const outside = words.filter(({ text }) => OUTSIDE.test(text));
  const tested = words.filter(({ text }) => FAKE_TEST.test(text));
  const dead = [...black, ...frozen].filter(({ startMs, endMs }) => endMs - startMs > 1_000);
  const shortSide = Math.min(probe.width, probe.height);
  return [
    ...(outside.length > 0
      ? [
          {
            severity: 'block' as const,
            rule: '平台规则：站外导流',
            title: '出现站外联系方式或二维码字样',
            detail: '多数平台禁止在视频里引导到站外，可能限流或下架。',
            evidence: outside
              .slice(0, 5)
              .map(({ startMs, text }) => place(reading, startMs, { quote: text })),
            remedy: { text: '删去联系方式，改用平台自己的链接或橱窗。', action: null },
          },
        ]
      : []),
    ...(tested.length > 0
      ? [
          {
            severity: 'warn' as const,
            rule: '平台规则：虚假体验',
            title: '“亲测”类说法需要真人出镜',
            detail: 'AI 生成的视频里使用“亲测”“我用了”等体验式说法，容易被判为虚假测评。',
            evidence: tested.slice(0, 5).map(({ startMs, text }) => place(reading, startMs, { quote: text })),
            remedy: { text: '换成产品参数或检测结果，或由真人出镜。', action: null },
          },
        ]
      : []),
    ...(dead.length > 0
      ? [
          {
            severity: 'warn' as const,
            rule: '平台规则：画面质量',
            title: `${dead.length} 处超过一秒的黑屏或定格`,
            detail: '长时间没有画面变化会被判为低质内容。',
            evidence: dead
              .slice(0, 5)
              .map(({ startMs, endMs }) => place(reading, startMs, { figure: seconds(endMs - startMs) })),
            remedy: {
              text: '剪掉这几段，或换上有内容的镜头。',
              action: { kind: 'seek' as const, atMs: dead[0]!.startMs },
            },
          },
        ]
      : []),
    ...(shortSide < SHORT_SIDE
      ? [
          {
            severity: 'hint' as const,
            rule: '平台规则：清晰度',
            title: `分辨率 ${probe.width}×${probe.height} 偏低`,
            detail: '建议短边不小于 720 像素。',
            evidence: [],
            remedy: null,
          },
        ]
      : []),
    ...(probe.durationMs < SHORTEST_MS
      ? [
          {
            severity: 'hint' as const,
            rule: '平台规则：时长',
            title: `只有 ${seconds(probe.durationMs)}`,
            detail: '不足五秒的视频不易获得推荐。',
            evidence: [],
            remedy: null,
          },
        ]
      : []),
  ];
};
