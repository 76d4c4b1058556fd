import { remake } from '../../remedies.ts';
import { clamp, figure, percent, place, seconds, signed, timecode, troublesOf } from '../../wording.ts';
import type { JudgeBy } from './types.ts';

/** What short-video platforms play at. */
const TARGET_LUFS = -14;
const FAR_LU = 3;
const LONG_SILENCE_MS = 1_500;
const LITTLE_SPEECH = 0.2;
/** Of a film without sound, and of the worst sound. */
const MUTE = 20;
const WORST = 25;

/** 声音: loud enough, without holes, with somebody speaking. */
export const sound: JudgeBy = (film) => {
  const { sound: heard, probe } = film.reading;
  if (heard.loudnessLufs === null) {
    return {
      score: MUTE,
      verdict: '这条视频没有声音，多数人会直接划走。',
      evidence: [figure('没有音轨，或全程无声')],
      remedy: remake(film, '加上配音和背景音乐。', '加上中文配音、字幕和背景音乐。'),
    };
  }
  const offLu = heard.loudnessLufs - TARGET_LUFS;
  const holes = heard.silences.filter(({ startMs, endMs }) => endMs - startMs > LONG_SILENCE_MS);
  const voiceMs = heard.voice.reduce((sum, { startMs, endMs }) => sum + endMs - startMs, 0);
  const voiceRatio = Math.min(1, voiceMs / Math.max(1, probe.durationMs));
  const wordless = voiceRatio < LITTLE_SPEECH;
  const troubles = troublesOf(
    offLu < -FAR_LU && '声音偏小',
    offLu > FAR_LU && '声音偏大，平台会压低',
    holes.length > 0 && `有 ${holes.length} 处超过 1.5 秒的静音`,
    wordless && '几乎没有人说话',
  );
  const changes = troublesOf(
    Math.abs(offLu) > FAR_LU && '响度统一到 −14 LUFS',
    holes.length > 0 &&
      `${holes
        .slice(0, 5)
        .map(({ startMs, endMs }) => `${timecode(startMs)}–${timecode(endMs)}`)
        .join('、')} 的静音处垫背景音乐或剪掉`,
    wordless && '加上中文配音',
  );
  const loudness = `${signed(heard.loudnessLufs)} LUFS`;
  return {
    score: clamp(
      Math.max(WORST, 100 - Math.max(0, Math.abs(offLu) - 1.5) * 5 - holes.length * 8 - (wordless ? 20 : 0)),
    ),
    verdict:
      troubles.length === 0
        ? `整体响度 ${loudness}，人声占 ${percent(voiceRatio)}，合适。`
        : `${troubles.join('；')}。`,
    evidence: [
      figure(`整体响度 ${loudness}（平台约 −14）`),
      figure(`人声占 ${percent(voiceRatio)}`),
      ...holes
        .slice(0, 3)
        .map(({ startMs, endMs }) =>
          place(film.reading, startMs, { figure: `静音 ${seconds(endMs - startMs)}` }),
        ),
    ],
    remedy: troubles.length === 0 ? null : remake(film, `${changes.join('；')}。`, `${changes.join('；')}。`),
  };
};
