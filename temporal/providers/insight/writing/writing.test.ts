import { expect, test } from 'vitest';
import type { ReadWords, Shot } from '../../../contracts/media.ts';
import { isSameLine } from './likeness.ts';
import { writingOf } from './writing.ts';

const shots = (count: number, lengthMs = 3000) =>
  Array.from({ length: count }, (_, index) => {
    return { index, startMs: index * lengthMs, endMs: (index + 1) * lengthMs } as Shot;
  });
/** One look in the middle of each shot. */
const looksAt = (all: readonly Shot[]) =>
  all.map(({ index, startMs, endMs }) => ({ shot: index, atMs: (startMs + endMs) / 2, startMs, endMs }));

/** A line whose middle is at (x, y) of the picture. */
const line = (shot: number, text: string, x: number, y: number, h = 0.05): ReadWords => {
  const w = Math.min(0.9, text.length * h * 0.6);
  return { shot, atMs: shot * 3000 + 1500, text, box: { x: x - w / 2, y: y - h / 2, w, h } };
};
const read = (lines: ReadWords[], pictures: number) => ({ engine: 'test', pictures, lines });

test('captions stand in the lower third; two rows are one text, and the same text goes on through a cut', () => {
  const film = shots(4);
  const lines = [
    line(0, '清晨的第一杯茶', 0.5, 0.8),
    line(0, '来自云雾深处', 0.5, 0.87),
    // Misread a little on the next picture.
    line(1, '清晨的第一杯荼', 0.5, 0.8),
    line(1, '来自云雾深处', 0.5, 0.87),
    line(3, '现在下单', 0.5, 0.8),
  ];
  const { captions, shots: texts } = writingOf(read(lines, 4), looksAt(film), film);
  expect(captions).toEqual([
    { startMs: 0, endMs: 6000, text: '清晨的第一杯茶来自云雾深处' },
    { startMs: 9000, endMs: 12_000, text: '现在下单' },
  ]);
  expect(texts[2]).toEqual({ subtitle: '', pictureText: '' });
  expect(texts[3]).toEqual({ subtitle: '现在下单', pictureText: '' });
});

test('a logo that stays, the AI label, a sign and a large title are no captions', () => {
  const film = shots(4);
  const lines = film.flatMap(({ index }) => [
    line(index, '茶语山房', 0.5, 0.92),
    line(index, `第${'一二三四'[index]}句不同的话`, 0.5, 0.8),
  ]);
  lines.push(line(0, 'AI生成', 0.5, 0.95, 0.03), line(1, '出口', 0.2, 0.3), line(2, '龙井', 0.5, 0.4, 0.3));
  const { captions, shots: texts } = writingOf(read(lines, 4), looksAt(film), film);
  expect(captions.map(({ text }) => text)).toEqual(
    [0, 1, 2, 3].map((index) => `第${'一二三四'[index]}句不同的话`),
  );
  expect(texts.map(({ pictureText }) => pictureText)).toEqual([
    '茶语山房\nAI生成',
    '茶语山房\n出口',
    '茶语山房\n龙井',
    '茶语山房',
  ]);
});

test('every line keeps its place; what stands on through a cut is one', () => {
  const film = shots(3);
  const lines = [
    line(0, '满199减50', 0.5, 0.95),
    line(1, '满199减50', 0.51, 0.94),
    line(2, '出口', 0.2, 0.3),
  ];
  const { placed } = writingOf(read(lines, 3), looksAt(film), film);
  expect(placed).toEqual([
    { startMs: 0, endMs: 6000, text: '满199减50', kind: 'caption', box: lines[0]!.box },
    { startMs: 6000, endMs: 9000, text: '出口', kind: 'picture', box: lines[2]!.box },
  ]);
});

test('captions in the middle of the picture are known by their changing at one height', () => {
  const film = shots(3);
  const lines = ['先洗茶', '再冲泡', '慢慢喝'].map((text, index) => line(index, text, 0.5, 0.5));
  lines.push(line(1, '一次性的招牌', 0.5, 0.2));
  const { captions, shots: texts } = writingOf(read(lines, 3), looksAt(film), film);
  expect(captions.map(({ text }) => text)).toEqual(['先洗茶', '再冲泡', '慢慢喝']);
  expect(texts[1]!.pictureText).toBe('一次性的招牌');
});

test('every look stands for its own time; what nobody has looked at yet is not there', () => {
  const film = shots(1, 12_000);
  const pictures = [2000, 6000, 10_000].map((atMs) => ({
    shot: 0,
    atMs,
    startMs: atMs - 2000,
    endMs: atMs + 2000,
  }));
  const at = (atMs: number, text: string) => ({ ...line(0, text, 0.5, 0.85), atMs });
  const lines = [at(2000, 'Fresh from'), at(6000, 'the mountains'), at(10_000, 'of Hangzhou')];
  const two = writingOf(read(lines.slice(0, 2), 2), pictures, film);
  expect(two.captions).toEqual([
    { startMs: 0, endMs: 4000, text: 'Fresh from' },
    { startMs: 4000, endMs: 8000, text: 'the mountains' },
  ]);
  expect(writingOf(read(lines, 3), pictures, film).captions.at(-1)).toMatchObject({ startMs: 8000 });
  expect(writingOf(null, pictures, film)).toEqual({
    captions: [],
    placed: [],
    shots: [{ subtitle: '', pictureText: '' }],
  });
});

test.each([
  ['买二送一', '买二送一！', true],
  ['清晨的第一杯茶', '清晨的第一杯荼', true],
  ['第一步', '第二步', false],
  ['现在下单', '现在下单立减五十', false],
])('%s and %s', (a, b, same) => {
  expect(isSameLine(a, b)).toBe(same);
});

test('a title that is half covered on one picture is told once, as a whole', () => {
  const film = shots(1, 6000);
  const pictures = [1500, 4500].map((atMs) => ({ shot: 0, atMs, startMs: atMs - 1500, endMs: atMs + 1500 }));
  const at = (atMs: number, words: string) => ({ ...line(0, words, 0.3, 0.3), atMs });
  const lines = [at(1500, 'THE PEACH'), at(4500, 'THE PEACH OPEN PROJECT')];
  expect(writingOf(read(lines, 2), pictures, film).shots[0]!.pictureText).toBe('THE PEACH OPEN PROJECT');
  const turned = [at(1500, 'THE PEACH OPEN PROJECT'), at(4500, 'OPEN PROJECT')];
  expect(writingOf(read(turned, 2), pictures, film).shots[0]!.pictureText).toBe('THE PEACH OPEN PROJECT');
});
