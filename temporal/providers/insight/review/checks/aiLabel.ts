import type { Evidence, Finding } from '../../../../contracts/insight.ts';
import { labelsOf } from '../../filmWords.ts';
import { place, seconds } from '../../wording.ts';
import type { Check } from './types.ts';

const AT_START_MS = 2_000;
const LONG_ENOUGH_MS = 2_000;
/** Pictures are read a few times a shot, so a label's end is known no better than this. */
const TOLERANCE_MS = 500;

/** 人工智能生成合成内容标识办法 (1 Sep 2025): AI content says so on its opening picture. What is only said does not count. */
export const aiLabel: Check = ({ reading }) => {
  if (!reading.engines.reading) {
    return [finding('hint', '没有检查 AI 生成标识', '画面文字没有识别，无法确认起始画面是否有标识。', [])];
  }
  const labels = labelsOf(reading);
  const [label] = labels;
  if (!label) {
    return [
      finding(
        'warn',
        '没有看到 AI 生成标识',
        '如果画面、声音或文案由 AI 生成，须在起始画面加显著标识（不少于 2 秒），并写入文件元数据。真人实拍的视频不需要。',
        [],
      ),
    ];
  }
  // A label that stands over several shots is found in each of them.
  const endMs = labels.reduce(
    (end, next) => (next.startMs <= end + TOLERANCE_MS ? Math.max(end, next.endMs) : end),
    label.endMs,
  );
  const shownMs = endMs - label.startMs;
  const evidence = [place(reading, label.startMs, { figure: `显示 ${seconds(shownMs)}`, quote: label.text })];
  if (label.startMs >= AT_START_MS)
    return [finding('warn', 'AI 标识出现得晚', '显著标识应在起始画面出现。', evidence)];
  if (shownMs < Math.min(LONG_ENOUGH_MS, reading.probe.durationMs) - TOLERANCE_MS)
    return [finding('warn', 'AI 标识显示得太短', '显著标识应不少于 2 秒。', evidence)];
  return [];
};

function finding(
  severity: Finding['severity'],
  title: string,
  detail: string,
  evidence: Evidence[],
): Finding {
  return {
    severity,
    rule: '人工智能生成合成内容标识办法',
    title,
    detail,
    evidence,
    remedy: { text: '用片匠重新合成时会自动加上标识与元数据。', action: null },
  };
}
