import { allWords, clamp, figure, place, seconds } from '../../wording.ts';
import type { JudgeBy } from './types.ts';

const HOOK_MS = 3_000;
const AT_ONCE_MS = 1_000;
/** Questions, numbers, the viewer, the pain: what makes a thumb stop. */
const STOPS_A_THUMB = /[?？]|\d|你|还在|别再|千万|为什么|怎么|居然|没想到|竟然|救命|终于/;

/** 前三秒: does something happen, is something said, is there a reason to stay? */
export const hook: JudgeBy = ({ reading }) => {
  const { scenes, black, frozen } = reading;
  const opening = scenes.filter(({ startMs }) => startMs < HOOK_MS);
  const words = allWords(reading).filter(({ startMs }) => startMs < HOOK_MS);
  const first = words[0];
  const motion = Math.max(...opening.map(({ measured }) => measured.motion), 0);
  const dead = [...black, ...frozen].some(({ startMs }) => startMs < AT_ONCE_MS);
  const lively = opening.length >= 2 || motion >= 0.3;
  const early = first !== undefined && first.startMs <= AT_ONCE_MS;
  const stops = words.find(({ text }) => STOPS_A_THUMB.test(text));
  const score = clamp(
    35 + (lively ? 20 : 0) + (first ? 10 : 0) + (early ? 10 : 0) + (stops ? 25 : 0) - (dead ? 35 : 0),
  );
  const missing = [
    dead && '开场是黑屏或静止画面',
    !lively && '前三秒画面没有变化',
    !first && '前三秒没有台词或文字',
    first && !stops && '开场的话没有提问、数字或痛点',
  ].filter((text) => text !== false && text !== undefined);
  return {
    score,
    verdict: missing.length === 0 ? '开场有变化、有话说，也给了看下去的理由。' : `${missing.join('；')}。`,
    evidence: [
      figure(`前 3 秒 ${opening.length} 个镜头`),
      first
        ? place(reading, first.startMs, { figure: `首句出现在 ${seconds(first.startMs)}`, quote: first.text })
        : place(reading, 0, { figure: '前 3 秒没有识别到台词或画面文字' }),
    ],
    remedy:
      missing.length === 0
        ? null
        : {
            text: '用一个问题、数字或用户痛点开场，并在一秒内出现第一句话。',
            action: {
              kind: 'script',
              requirement: '把开场三秒改成一个直接的问题、数字或痛点，第一句话在一秒内说出',
              originalScript: reading.asr || null,
            },
          },
  };
};
