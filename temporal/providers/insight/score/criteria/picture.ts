import { clamp, figure, percent, place } from '../../wording.ts';
import type { JudgeBy } from './types.ts';

const BLURRED = 0.25;
const DARK = 0.18;
const SHORT_SIDE = 720;

/** 画面质量: sharp, bright and large enough, without black or frozen parts. */
export const picture: JudgeBy = ({ reading }) => {
  const { scenes, probe, black, frozen } = reading;
  const share = (chosen: typeof scenes) =>
    chosen.reduce((sum, { startMs, endMs }) => sum + endMs - startMs, 0) / Math.max(1, probe.durationMs);
  const blurred = scenes.filter(({ measured }) => measured.sharpness < BLURRED);
  const dark = scenes.filter(({ measured }) => measured.brightness < DARK);
  const shortSide = Math.min(probe.width, probe.height);
  const score = clamp(
    100 -
      share(blurred) * 45 -
      share(dark) * 35 -
      (shortSide < SHORT_SIDE ? 15 : 0) -
      (black.length + frozen.length) * 8,
  );
  const troubles = [
    blurred.length > 0 && `${percent(share(blurred))} 的时间画面偏虚`,
    dark.length > 0 && `${percent(share(dark))} 的时间画面偏暗`,
    shortSide < SHORT_SIDE && `分辨率只有 ${probe.width}×${probe.height}`,
    black.length + frozen.length > 0 && `${black.length + frozen.length} 处黑屏或定格`,
  ].filter((text) => text !== false);
  const worst = blurred[0] ?? dark[0];
  return {
    score,
    verdict: troubles.length === 0 ? '画面清晰，亮度合适。' : `${troubles.join('；')}。`,
    evidence: [
      figure(`${probe.width}×${probe.height}，${probe.fps.toFixed(0)} fps`),
      ...(worst ? [place(reading, worst.startMs, { figure: worst === blurred[0] ? '偏虚' : '偏暗' })] : []),
    ],
    remedy:
      troubles.length === 0
        ? null
        : {
            text: '换掉偏虚、偏暗的镜头，用 720p 以上的素材。',
            action: worst ? { kind: 'seek', atMs: worst.startMs } : null,
          },
  };
};
