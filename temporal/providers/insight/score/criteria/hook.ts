import { allWords, wordsKnown } from '../../filmWords.ts';
import { remake, rewrite } from '../../remedies.ts';
import { clamp, figure, place, seconds, shotsOf, troublesOf } from '../../wording.ts';
import type { JudgeBy } from './types.ts';

const HOOK_MS = 3_000;
const AT_ONCE_MS = 1_000;
const DEAD_MS = 300;
const LIVELY_MOTION = 0.3;
/** Questions, numbers, the viewer, the pain: what makes a thumb stop. */
const STOPS_A_THUMB = /[?？]|\d|你|还在|别再|千万|为什么|怎么|居然|没想到|竟然|救命|终于|吗|几[个步分]/;

/** 前三秒: does something happen, is something said, is there a reason to stay? */
export const hook: JudgeBy = (film) => {
  const { reading } = film;
  const { scenes, black, frozen } = reading;
  const opening = scenes.filter(({ startMs }) => startMs < HOOK_MS);
  const words = allWords(reading).filter(({ startMs }) => startMs < HOOK_MS);
  const [first] = words;
  const count = shotsOf(reading).filter(({ startMs }) => startMs < HOOK_MS).length;
  const shots = figure(`前 3 秒 ${count} 个镜头`);
  if (!first && !wordsKnown(reading)) {
    return {
      score: null,
      verdict: '没有识别台词与画面文字，无法判断开场说了什么。',
      evidence: [shots],
      remedy: null,
    };
  }
  const motion = Math.max(0, ...opening.map(({ measured }) => measured.motion));
  const dead = [...black, ...frozen].find(
    ({ startMs, endMs }) => startMs < AT_ONCE_MS && endMs - startMs >= DEAD_MS,
  );
  const lively = count >= 2 || motion >= LIVELY_MOTION;
  const early = first !== undefined && first.startMs <= AT_ONCE_MS;
  const stops = words.find(({ text }) => STOPS_A_THUMB.test(text));
  const troubles = troublesOf(
    dead && '开场是黑屏或静止画面',
    !lively && '前三秒画面没有变化',
    !first && '前三秒没有台词或文字',
    first && !early && `第一句话到 ${seconds(first.startMs)} 才出现`,
    first && !stops && '开场的话没有提问、数字或痛点',
  );
  return {
    score: clamp(
      35 + (lively ? 20 : 0) + (first ? 10 : 0) + (early ? 10 : 0) + (stops ? 25 : 0) - (dead ? 35 : 0),
    ),
    verdict: troubles.length === 0 ? '开场有变化、有话说，也给了看下去的理由。' : `${troubles.join('；')}。`,
    evidence: [
      shots,
      ...(dead
        ? [place(reading, dead.startMs, { figure: `静止或黑屏 ${seconds(dead.endMs - dead.startMs)}` })]
        : []),
      first
        ? place(reading, first.startMs, { figure: `首句出现在 ${seconds(first.startMs)}`, quote: first.text })
        : place(reading, 0, { figure: '前 3 秒没有识别到台词或画面文字' }),
    ],
    remedy: remedyFor(),
  };

  function remedyFor() {
    if (troubles.length === 0) return null;
    if (stops && early) {
      const change = '前三秒剪成两个以上有变化的镜头，去掉黑屏和静止画面，其余不变。';
      return remake(film, '前三秒换上有动作的镜头，剪成两个以上。', change);
    }
    return rewrite(
      film,
      '用一个问题、数字或用户痛点开场，并在一秒内出现第一句话。',
      '把开场三秒改成一个直接的问题、数字或痛点，第一句话在一秒内说出，其余内容不变',
    );
  }
};
