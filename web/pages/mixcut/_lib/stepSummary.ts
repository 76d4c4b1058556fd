import { formatSeconds, formatTimecode } from '../../../lib/format.ts';
import { result as t } from '../../../locales/zh-CN/result.ts';

const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {};
const list = (value: unknown): Record<string, unknown>[] => (Array.isArray(value) ? value.map(record) : []);
const number = (value: unknown): number => (typeof value === 'number' && Number.isFinite(value) ? value : 0);

/**
 * What a step's raw result says in a few lines. Scripts, clips and voices have their own place on the screen;
 * the three timeline steps show here. Results are JSON of the server's making: unknown shapes give no lines.
 */
export function describeStepResult(resultKey: string, result: unknown): string[] {
  const value = record(result);
  if (resultKey === 'picture_track') {
    const picture = list(value.picture);
    if (picture.length === 0) return [];
    const seconds = formatSeconds((number(value.totalFrames) * 1000) / Math.max(1, number(value.fps)));
    const transitions = picture.filter(
      (segment) => (record(segment.transition).kind ?? 'cut') !== 'cut',
    ).length;
    return [t.shots(picture.length, seconds), t.transitions(transitions)];
  }
  if (resultKey === 'sound_track') {
    if (!('voice' in value)) return [];
    const name = record(value.music).name;
    const music = typeof name === 'string' ? t.music(name) : t.noMusic;
    return [music, t.target(number(value.targetLufs))];
  }
  if (resultKey === 'caption_track') {
    const captions = list(value.captions);
    if (captions.length === 0) return [];
    return [
      t.captionCount(captions.length),
      ...captions.map((caption) => {
        const lines = Array.isArray(caption.lines)
          ? caption.lines.filter((line) => typeof line === 'string')
          : [];
        return `${formatTimecode(number(caption.startMs), true)}  ${lines.join(' ')}`;
      }),
    ];
  }
  return [];
}
