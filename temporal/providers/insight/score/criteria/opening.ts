import { toldWords, wordsKnown } from '../../filmWords.ts';
import { remake, rewrite } from '../../remedies.ts';
import { clamp, figure, place, second, seconds, shotsOf, troublesOf } from '../../wording.ts';
import type { JudgeBy } from './types.ts';

export const OPENING_MS = 3_000;
const AT_ONCE_MS = 1_000;
const DEAD_MS = 300;
const LIVELY_MOTION = 0.3;

/** 前三秒: does something happen in the picture, and is something said or written at once? */
export const opening: JudgeBy = (film) => {
  const { reading } = film;
  const { scenes, black, frozen } = reading;
  if (scenes.length === 0) {
    return { score: null, verdict: '没有可以判断的画面。', evidence: [], remedy: null };
  }
  const shown = scenes.filter(({ startMs }) => startMs < OPENING_MS);
  const first = toldWords(reading).find(({ startMs }) => startMs < OPENING_MS);
  const known = first !== undefined || wordsKnown(reading);
  const count = shotsOf(reading).filter(({ startMs }) => startMs < OPENING_MS).length;
  const motion = Math.max(0, ...shown.map(({ measured }) => measured.motion));
  const dead = [...black, ...frozen].find(
    ({ startMs, endMs }) => startMs < AT_ONCE_MS && endMs - startMs >= DEAD_MS,
  );
  const lively = count >= 2 || motion >= LIVELY_MOTION;
  const early = first !== undefined && first.startMs <= AT_ONCE_MS;
  const troubles = troublesOf(
    dead && '开场是黑屏或静止画面',
    !lively && '前三秒只有一个镜头，动作也少',
    known && !first && '前三秒没有台词或文字',
    first && !early && `第一句话到 ${second(first.startMs)}才出现`,
  );
  // Where nobody listened, the picture alone is judged.
  const words = known ? (first ? 15 : 0) + (early ? 15 : 0) : 20;
  const basis = known ? '' : '（没有识别台词与文字，只看画面）';
  return {
    score: clamp(40 + (lively ? 30 : 0) + words - (dead ? 35 : 0)),
    verdict: `${troubles.length === 0 ? '开场就有变化，没有空等' : troubles.join('；')}${basis}。`,
    evidence: [
      figure(`前 3 秒 ${count} 个镜头`),
      ...(dead
        ? [place(reading, dead.startMs, { figure: `静止或黑屏 ${seconds(dead.endMs - dead.startMs)}` })]
        : []),
      ...(first
        ? [
            place(reading, first.startMs, {
              figure: `首句出现在 ${second(first.startMs)}`,
              quote: first.text,
            }),
          ]
        : known
          ? [place(reading, 0, { figure: '前 3 秒没有识别到台词或画面文字' })]
          : []),
    ],
    remedy:
      troubles.length === 0
        ? null
        : lively && !dead
          ? rewrite(
              film,
              '第一句话提前到一秒以内。',
              '把第一句话改成一秒内就能说出的短句，放在最前面，其余内容不变',
            )
          : remake(
              film,
              `前三秒换上有动作的镜头，剪成两个以上${dead ? '，去掉黑屏和静止画面' : ''}。`,
              `前三秒剪成两个以上有变化的镜头${dead ? '，去掉黑屏和静止画面' : ''}，第一句话在一秒内出现，其余不变。`,
            ),
  };
};
