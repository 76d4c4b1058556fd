import { clamp, figure, percent, place, seconds } from '../../wording.ts';
import type { JudgeBy } from './types.ts';

/** What short-video platforms play at. */
const TARGET_LUFS = -14;
const LONG_SILENCE_MS = 1_500;

/** 声音: loud enough, without holes, with somebody speaking. */
export const sound: JudgeBy = ({ reading }) => {
  const { sound: heard, probe } = reading;
  if (heard.loudnessLufs === null) {
    return {
      score: 20,
      verdict: '这条视频没有声音，多数人会直接划走。',
      evidence: [figure('没有音轨，或全程无声')],
      remedy: {
        text: '加上配音和背景音乐。',
        action: { kind: 'mixcut', input: '为这条素材加上中文配音、字幕和背景音乐', rawScript: null },
      },
    };
  }
  const offLu = Math.abs(heard.loudnessLufs - TARGET_LUFS);
  const holes = heard.silences.filter(({ startMs, endMs }) => endMs - startMs > LONG_SILENCE_MS);
  const voiceMs = heard.voice.reduce((sum, { startMs, endMs }) => sum + endMs - startMs, 0);
  const voiceRatio = voiceMs / Math.max(1, probe.durationMs);
  const score = clamp(100 - Math.max(0, offLu - 1.5) * 5 - holes.length * 8 - (voiceRatio < 0.2 ? 20 : 0));
  const troubles = [
    heard.loudnessLufs < TARGET_LUFS - 3 && '声音偏小',
    heard.loudnessLufs > TARGET_LUFS + 3 && '声音偏大，平台会压低',
    holes.length > 0 && `有 ${holes.length} 处超过 1.5 秒的静音`,
    voiceRatio < 0.2 && '几乎没有人说话',
  ].filter((text) => text !== false);
  return {
    score,
    verdict:
      troubles.length === 0
        ? `整体响度 ${heard.loudnessLufs.toFixed(1)} LUFS，人声占 ${percent(voiceRatio)}，合适。`
        : `${troubles.join('；')}。`,
    evidence: [
      figure(`整体响度 ${heard.loudnessLufs.toFixed(1)} LUFS（平台约 −14）`),
      figure(`人声占 ${percent(voiceRatio)}`),
      ...holes
        .slice(0, 3)
        .map(({ startMs, endMs }) => place(reading, startMs, { figure: `静音 ${seconds(endMs - startMs)}` })),
    ],
    remedy:
      troubles.length === 0
        ? null
        : {
            text: '把响度调到 −14 LUFS 左右，静音处垫背景音乐或剪掉。',
            action: holes[0] ? { kind: 'seek', atMs: holes[0].startMs } : null,
          },
  };
};
