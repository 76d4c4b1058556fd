import type { TimeRange } from '../../../../contracts/insight.ts';
import { clamp, figure, percent, place } from '../../wording.ts';
import type { JudgeBy } from './types.ts';

/** 字幕: many watch without sound; what is said should also be written. */
export const captions: JudgeBy = ({ reading }) => {
  const { captions: shown, sound, engines, scenes } = reading;
  if (!engines.reading) {
    return { score: null, verdict: '未安装画面文字识别引擎，无法判断字幕。', evidence: [], remedy: null };
  }
  const withText = shown.length > 0 ? shown : scenes.filter(({ subtitle }) => subtitle !== '');
  const voiceMs = total(sound.voice);
  if (voiceMs === 0) {
    const score = withText.length > 0 ? 80 : 45;
    return {
      score,
      verdict:
        withText.length > 0 ? '没有人声，画面上有文字说明。' : '没有人声，画面上也没有文字，信息量很低。',
      evidence: [figure(`${withText.length} 处画面文字`)],
      remedy: withText.length > 0 ? null : { text: '给关键画面加上一句文字。', action: null },
    };
  }
  const covered = sound.voice.reduce((sum, range) => sum + shared(range, withText), 0) / voiceMs;
  const bare = sound.voice.find((range) => shared(range, withText) < 0.2 * (range.endMs - range.startMs));
  return {
    score: clamp(25 + covered * 75),
    verdict:
      covered > 0.8 ? `人声的 ${percent(covered)} 有字幕。` : `只有 ${percent(covered)} 的人声配了字幕。`,
    evidence: [
      figure(`字幕覆盖人声 ${percent(covered)}`),
      ...(bare ? [place(reading, bare.startMs, { figure: '这里有人声，没有字幕' })] : []),
    ],
    remedy:
      covered > 0.8
        ? null
        : {
            text: '给每句台词加字幕，两行以内，放在平台安全区里。',
            action: { kind: 'mixcut', input: '保留原台词，加上逐句字幕', rawScript: reading.asr || null },
          },
  };
};

const total = (ranges: readonly TimeRange[]) =>
  ranges.reduce((sum, { startMs, endMs }) => sum + endMs - startMs, 0);

/** How long of a range is covered by others, which do not overlap much. */
function shared(range: TimeRange, others: readonly TimeRange[]): number {
  const ms = others.reduce(
    (sum, other) =>
      sum + Math.max(0, Math.min(range.endMs, other.endMs) - Math.max(range.startMs, other.startMs)),
    0,
  );
  return Math.min(ms, range.endMs - range.startMs);
}
