import { remake } from '../../remedies.ts';
import { clamp, figure, place, seconds, shotsOf, timecode, troublesOf } from '../../wording.ts';
import type { JudgeBy } from './types.ts';

/** Sales films of the field cut every one and a half to four seconds. */
const QUICKEST_MS = 1_200;
const SLOWEST_MS = 4_000;
const TOO_LONG_MS = 8_000;
/** Fewer shots are no rhythm. */
const FEW = 3;

/** 节奏: how long shots stand, and whether some come again. */
export const pace: JudgeBy = (film) => {
  const { reading } = film;
  const { scenes, probe } = reading;
  const shots = shotsOf(reading);
  if (shots.length === 0 || probe.durationMs < 1_000) {
    return { score: null, verdict: '画面太短，没有节奏可言。', evidence: [], remedy: null };
  }
  const meanMs = probe.durationMs / shots.length;
  const lengthMs = ({ startMs, endMs }: (typeof shots)[number]) => endMs - startMs;
  const longest = shots.reduce((a, b) => (lengthMs(b) > lengthMs(a) ? b : a));
  const longestMs = lengthMs(longest);
  const repeated = scenes.filter(({ sameAs }) => sameAs !== null);
  const hasty = meanMs < QUICKEST_MS && shots.length >= FEW;
  const off = hasty ? (QUICKEST_MS - meanMs) / 20 : Math.max(0, meanMs - SLOWEST_MS) / 120;
  const troubles = troublesOf(
    hasty && '切换太快，看不清',
    meanMs > SLOWEST_MS && (meanMs > 1.5 * SLOWEST_MS ? '镜头太长，节奏拖' : '镜头偏长'),
    longestMs > TOO_LONG_MS && `有一个镜头停了 ${seconds(longestMs)}`,
    repeated.length > 0 && `${repeated.length} 个镜头与前面重复`,
  );
  const changes = troublesOf(
    hasty && '每个镜头至少 1.5 秒',
    !hasty && meanMs > SLOWEST_MS && '每个镜头控制在 1.5 到 4 秒',
    longestMs > TOO_LONG_MS &&
      `把 ${timecode(longest.startMs)}–${timecode(longest.endMs)} 的长镜头换成 ${Math.ceil(longestMs / SLOWEST_MS)} 个不同景别`,
    repeated.length > 0 &&
      `${repeated
        .slice(0, 5)
        .map(({ startMs }) => timecode(startMs))
        .join('、')} 的重复镜头换成没有用过的素材`,
  );
  return {
    score: clamp(100 - off - (longestMs > TOO_LONG_MS ? 15 : 0) - (repeated.length / scenes.length) * 40),
    verdict:
      troubles.length === 0
        ? `平均每个镜头 ${seconds(meanMs)}，节奏合适。`
        : `平均每个镜头 ${seconds(meanMs)}；${troubles.join('；')}。`,
    evidence: [
      figure(`${shots.length} 个镜头，平均 ${seconds(meanMs)}`),
      place(reading, longest.startMs, { figure: `最长镜头 ${seconds(longestMs)}` }),
      ...repeated
        .slice(0, 3)
        .map(({ startMs, sceneId, sameAs }) =>
          place(reading, startMs, { figure: `镜头 ${sceneId} 与镜头 ${sameAs} 相同` }),
        ),
    ],
    remedy: troubles.length === 0 ? null : remake(film, `${changes.join('；')}。`, `${changes.join('；')}。`),
  };
};
