import type { TimeRange } from '../../../../contracts/insight.ts';
import { remake } from '../../remedies.ts';
import { clamp, figure, percent, place, timecode } from '../../wording.ts';
import type { JudgeBy } from './types.ts';

const WELL_COVERED = 0.8;
const BARE = 0.2;

/** 字幕: many watch without sound; what is said should also be written. */
export const captions: JudgeBy = (film) => {
  const { reading } = film;
  const { captions: shown, sound, engines, scenes } = reading;
  if (!engines.reading) {
    return { score: null, verdict: '没有识别画面文字，无法判断字幕。', evidence: [], remedy: null };
  }
  const withText = shown.length > 0 ? shown : scenes.filter(({ subtitle }) => subtitle !== '');
  const voiceMs = total(sound.voice);
  if (voiceMs === 0) {
    const texts = withText.length + scenes.filter(({ pictureText }) => pictureText !== '').length;
    const written = texts > 0;
    return {
      score: written ? 80 : 25,
      verdict: written ? '没有人声，画面上有文字说明。' : '没有人声，画面上也没有文字，信息量很低。',
      evidence: [figure(`${texts} 处画面文字`)],
      remedy: written
        ? null
        : remake(film, '配上台词和字幕，给关键画面加上一句文字。', '加上中文配音和逐句字幕。'),
    };
  }
  const covered = sound.voice.reduce((sum, range) => sum + shared(range, withText), 0) / voiceMs;
  const bare = sound.voice.filter((range) => shared(range, withText) < BARE * (range.endMs - range.startMs));
  const places = bare.slice(0, 5).map(({ startMs, endMs }) => `${timecode(startMs)}–${timecode(endMs)}`);
  return {
    score: clamp(25 + covered * 75),
    verdict:
      covered > WELL_COVERED
        ? `人声的 ${percent(covered)} 有字幕。`
        : covered === 0
          ? '说的话没有配字幕。'
          : `只有 ${percent(covered)} 的人声配了字幕。`,
    evidence: [
      figure(`字幕覆盖人声 ${percent(covered)}`),
      ...bare.slice(0, 3).map(({ startMs }) => place(reading, startMs, { figure: '这里有人声，没有字幕' })),
    ],
    remedy:
      covered > WELL_COVERED
        ? null
        : remake(
            film,
            `给每句台词加字幕，两行以内，放在平台安全区里${places.length > 0 ? `；现在缺字幕：${places.join('、')}` : ''}。`,
            '保留原台词，加上逐句字幕，两行以内，放在平台安全区里。',
          ),
  };
};

const total = (ranges: readonly TimeRange[]) =>
  ranges.reduce((sum, { startMs, endMs }) => sum + endMs - startMs, 0);

/** How long of a range is covered by others; what they cover twice counts once. */
function shared(range: TimeRange, others: readonly TimeRange[]): number {
  let coveredTo = range.startMs;
  let ms = 0;
  for (const { startMs, endMs } of [...others].sort((a, b) => a.startMs - b.startMs)) {
    const from = Math.max(startMs, coveredTo);
    const to = Math.min(endMs, range.endMs);
    if (to > from) {
      ms += to - from;
      coveredTo = to;
    }
  }
  return ms;
}
