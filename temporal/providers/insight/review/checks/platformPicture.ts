import type { Finding } from '../../../../contracts/insight.ts';
import { remake } from '../../remedies.ts';
import { place, seconds, timecode } from '../../wording.ts';
import type { Check } from './types.ts';

const SHORT_SIDE = 720;
const SHORTEST_MS = 5_000;
const DEAD_MS = 1_000;
const MOST_PLACES = 5;

/** Pictures that platforms hold back. */
export const platformPicture: Check = (film) => {
  const { reading } = film;
  const { probe, black, frozen } = reading;
  const dead = [...black, ...frozen]
    .filter(({ startMs, endMs }) => endMs - startMs > DEAD_MS)
    .sort((a, b) => a.startMs - b.startMs);
  const findings: Finding[] = [];
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
