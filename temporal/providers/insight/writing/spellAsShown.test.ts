import { expect, test } from 'vitest';
import { spellAsShown } from './spellAsShown.ts';

const at = (startMs: number, text: string, endMs = startMs + 2_000) => ({ startMs, endMs, text });
const spelled = (heard: string, ...captions: string[]) =>
  spellAsShown(
    [at(0, heard, 6_000)],
    captions.map((text, index) => at(index * 2_000, text)),
  )[0]!.text;

test('what sounds the same is spelled as the captions have it, whatever stands between', () => {
  expect(
    spelled('似重律新,层层过滤,毛发和意味都留在外面。', '四重滤芯层层过滤', '毛发和异味都留在外面'),
  ).toBe('四重滤芯,层层过滤,毛发和异味都留在外面。');
  expect(spelled('满屋子都是南花香 第一泡清田', '满屋子都是兰花香', '第一泡清甜')).toBe(
    '满屋子都是兰花香 第一泡清甜',
  );
});

test('what was swallowed at the end of a syllable is spelled out: a misheard flower is no number', () => {
  expect(spelled('一度花漫漫开放,睡留省丁东坐下', '一朵花慢慢开放', '水流声叮咚作响')).toBe(
    '一朵花慢慢开放,水流声叮咚作响',
  );
});

test('what sounds otherwise stays as it was heard', () => {
  expect(spelled('全网最低价,今天下单', '全网超好价', '今天下单')).toBe('全网最低价,今天下单');
  expect(spelled('少有也能坚持金黄的鸡蛋', '少油也能煎出金黄的鸡蛋')).toBe('少油也能煎持金黄的鸡蛋');
  expect(spelled('Order today 今天', '山里的云雾')).toBe('Order today 今天');
});

test('captions of another moment spell nothing', () => {
  expect(spellAsShown([at(0, '意味深长')], [at(9_000, '异味深长')])[0]!.text).toBe('意味深长');
  expect(spellAsShown([at(0, '意味深长')], [])[0]!.text).toBe('意味深长');
});
