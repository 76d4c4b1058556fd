import type { FilmScene } from '../../../../contracts/insight.ts';
import { remake } from '../../remedies.ts';
import { clamp, figure, percent, place, timecode, troublesOf } from '../../wording.ts';
import type { JudgeBy } from './types.ts';

const BLURRED = 0.25;
const DARK = 0.18;
const SHORT_SIDE = 720;
const FEWEST_FPS = 20;
const MOST_DEAD = 5;

/** 画面质量: sharp, bright, large and smooth enough, without black or frozen parts. */
export const picture: JudgeBy = (film) => {
  const { reading } = film;
  const { scenes, probe, black, frozen } = reading;
  if (scenes.length === 0) {
    return { score: null, verdict: '没有可以判断的画面。', evidence: [], remedy: null };
  }
  // What is black or stands still is said once, as that.
  const shown = scenes.filter(({ unusable }) => unusable === null);
  const blurred = shown.filter(({ measured }) => measured.sharpness < BLURRED);
  const dark = shown.filter(({ measured }) => measured.brightness < DARK);
  const dead = [...black, ...frozen].sort((a, b) => a.startMs - b.startMs);
  const small = Math.min(probe.width, probe.height) < SHORT_SIDE;
  const jerky = probe.fps > 0 && probe.fps < FEWEST_FPS;
  const troubles = troublesOf(
    blurred.length > 0 && `${percent(share(blurred, scenes))} 的时间画面偏虚`,
    dark.length > 0 && `${percent(share(dark, scenes))} 的时间画面偏暗`,
    small && `分辨率只有 ${probe.width}×${probe.height}`,
    jerky && `帧率只有 ${probe.fps.toFixed(0)} fps，动作会卡`,
    dead.length > 0 && `${dead.length} 处黑屏或定格`,
  );
  const bad = [...new Set([...blurred, ...dark])].sort((a, b) => a.startMs - b.startMs);
  const ranges = [...bad, ...dead]
    .slice(0, 6)
    .sort((a, b) => a.startMs - b.startMs)
    .map(({ startMs, endMs }) => `${timecode(startMs)}–${timecode(endMs)}`);
  const changes = troublesOf(
    ranges.length > 0 && `换掉 ${ranges.join('、')} 的镜头，用清楚、明亮、有动作的素材`,
    (small || jerky) && '用 720p、25 fps 以上的素材重新合成',
  );
  return {
    score: clamp(
      100 -
        share(blurred, scenes) * 45 -
        share(dark, scenes) * 35 -
        (small ? 15 : 0) -
        (jerky ? 10 : 0) -
        Math.min(MOST_DEAD, dead.length) * 8,
    ),
    verdict: troubles.length === 0 ? '画面清晰，亮度合适。' : `${troubles.join('；')}。`,
    evidence: [
      figure(`${probe.width}×${probe.height}，${probe.fps.toFixed(0)} fps`),
      ...bad.slice(0, 3).map((scene) =>
        place(reading, scene.startMs, {
          figure: `${scene.measured.sharpness < BLURRED ? '偏虚' : '偏暗'}（镜头 ${scene.sceneId}）`,
        }),
      ),
      ...dead.slice(0, 2).map(({ startMs }) => place(reading, startMs, { figure: '黑屏或定格' })),
    ],
    remedy: changes.length === 0 ? null : remake(film, `${changes.join('；')}。`, `${changes.join('；')}。`),
  };
};

/** Part of the time; of the scenes where none of them lasts. */
function share(chosen: readonly FilmScene[], all: readonly FilmScene[]): number {
  const ms = (scenes: readonly FilmScene[]) =>
    scenes.reduce((sum, { startMs, endMs }) => sum + endMs - startMs, 0);
  return ms(all) > 0 ? ms(chosen) / ms(all) : chosen.length / all.length;
}
