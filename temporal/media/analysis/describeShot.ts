import type { Shot } from '../../contracts/media.ts';
import { colorName } from './colorName.ts';
import { isFit } from './fitness.ts';

type MeasuredShot = Omit<Shot, 'index' | 'entry' | 'perceptualHash'>;

const SOME_SPEECH = 0.2;
const MOSTLY_SPEECH = 0.6;
const QUIET_LUFS = -40;

/**
 * One Chinese line of what was measured in a shot, and nothing that was not: no guess at what it shows.
 * For example '明亮、运动较多的 3.2 秒镜头，主色暖黄，有人声'.
 */
export function describeShot(shot: MeasuredShot): string {
  const isPicture = shot.endMs === shot.startMs;
  const looks = [brightnessWord(shot.brightness), isPicture ? null : motionWord(shot.motion)];
  if (shot.sharpness < 0.25) looks.push('画面偏虚');
  const seconds = ((shot.endMs - shot.startMs) / 1000).toFixed(1);
  const what = isPicture ? '图片' : `${seconds} 秒镜头`;
  const parts = [`${looks.filter((word) => word !== null).join('、')}的${isPicture ? '' : ' '}${what}`];
  if (shot.colors.length > 0)
    parts.push(`主色${[...new Set(shot.colors.map(colorName))].slice(0, 2).join('、')}`);
  if (!isPicture) parts.push(soundWords(shot));
  if (!isFit(shot)) parts.push('不宜使用');
  return parts.join('，');
}

function brightnessWord(brightness: number): string {
  if (brightness < 0.12) return '很暗';
  if (brightness < 0.3) return '偏暗';
  return brightness > 0.58 ? '明亮' : '亮度适中';
}

function motionWord(motion: number): string {
  if (motion < 0.05) return '几乎静止';
  if (motion < 0.2) return '运动较少';
  return motion > 0.4 ? '运动较多' : '运动适中';
}

function soundWords({ loudnessLufs, speechRatio }: MeasuredShot): string {
  if (loudnessLufs === null) return '无声';
  if (speechRatio >= MOSTLY_SPEECH) return '有人声';
  if (speechRatio >= SOME_SPEECH) return '部分有人声';
  return loudnessLufs < QUIET_LUFS ? '声音很轻' : '有声音、无人声';
}
