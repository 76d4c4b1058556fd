import { clamp, figure, place, seconds } from '../../wording.ts';
import type { JudgeBy } from './types.ts';

/** Sales films of the field cut every one and a half to four seconds. */
const QUICKEST_MS = 1_200;
const SLOWEST_MS = 4_000;
const TOO_LONG_MS = 8_000;

/** 节奏: how long shots stand, and whether some come again. */
export const pace: JudgeBy = ({ reading }) => {
  const { scenes, probe } = reading;
  const meanMs = probe.durationMs / Math.max(1, scenes.length);
  const longest = scenes.reduce((a, b) => (b.endMs - b.startMs > a.endMs - a.startMs ? b : a), scenes[0]!);
  const longestMs = longest.endMs - longest.startMs;
  const repeated = scenes.filter(({ sameAs }) => sameAs !== null);
  const off = meanMs < QUICKEST_MS ? (QUICKEST_MS - meanMs) / 20 : Math.max(0, meanMs - SLOWEST_MS) / 120;
  const score = clamp(
    100 - off - (longestMs > TOO_LONG_MS ? 15 : 0) - (repeated.length / scenes.length) * 40,
  );
  const troubles = [
    meanMs < QUICKEST_MS && '切换太快，看不清',
    meanMs > SLOWEST_MS && '镜头偏长，节奏拖',
    longestMs > TOO_LONG_MS && `有一个镜头停了 ${seconds(longestMs)}`,
    repeated.length > 0 && `${repeated.length} 个镜头与前面重复`,
  ].filter((text) => text !== false);
  return {
    score,
    verdict:
      troubles.length === 0
        ? `平均每个镜头 ${seconds(meanMs)}，节奏合适。`
        : `平均每个镜头 ${seconds(meanMs)}；${troubles.join('；')}。`,
    evidence: [
      figure(`${scenes.length} 个镜头，平均 ${seconds(meanMs)}`),
      place(reading, longest.startMs, { figure: `最长镜头 ${seconds(longestMs)}` }),
      ...repeated
        .slice(0, 3)
        .map(({ startMs, sceneId, sameAs }) =>
          place(reading, startMs, { figure: `镜头 ${sceneId} 与镜头 ${sameAs} 相同` }),
        ),
    ],
    remedy:
      troubles.length === 0
        ? null
        : {
            text: '把长镜头切成两到三个不同景别，重复的镜头换成没有用过的素材。',
            action: { kind: 'seek', atMs: longest.startMs },
          },
  };
};
