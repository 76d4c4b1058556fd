import { expect, test } from 'vitest';
import { findTexts, parsePaths } from './mediaPaths.ts';

const answer = {
  code: 0,
  data: {
    cover: 'https://a/cover.jpg',
    items: [
      { url: 'https://a/1.mp4', more: { 'odd.name': 'https://a/odd' } },
      { url: 'https://a/2.mp4' },
      { url: 3 },
    ],
    urls: ['https://a/x.png', 'https://a/y.png', 'https://a/x.png'],
    by: { first: { url: 'https://a/f' }, second: { url: 'https://a/s' }, third: null },
    '0': 'https://a/zero',
  },
};

const at = (path: string, value: unknown = answer) =>
  findTexts(value, parsePaths(path)!).map(({ value: text }) => text);

test.each([
  ['data.cover', ['https://a/cover.jpg']],
  ['$.data.cover', ['https://a/cover.jpg']],
  ['data.items[*].url', ['https://a/1.mp4', 'https://a/2.mp4']],
  ['data.items.*.url', ['https://a/1.mp4', 'https://a/2.mp4']],
  ['data.items[1].url', ['https://a/2.mp4']],
  ['data.items.1.url', ['https://a/2.mp4']],
  ['data.*.url', []],
  ['data.by.*.url', ['https://a/f', 'https://a/s']],
  ['data.urls', ['https://a/x.png', 'https://a/y.png']],
  ['data.urls[*]', ['https://a/x.png', 'https://a/y.png']],
  ['data.0', ['https://a/zero']],
  ['data[0]', ['https://a/zero']],
  ["data.items[0].more['odd.name']", ['https://a/odd']],
  ['data.items[9].url', []],
  ['data.items.length', []],
  ['data.constructor.name', []],
  ['code', []],
  ['data.cover, data.items[0].url', ['https://a/cover.jpg', 'https://a/1.mp4']],
])('%s', (path, texts) => {
  expect(at(path)).toEqual(texts);
});

test('lists at the top, and where each text stood', () => {
  expect(at('0.cover', [{ cover: 'a' }])).toEqual(['a']);
  expect(at('[*].cover', [{ cover: 'a' }, { cover: 'b' }])).toEqual(['a', 'b']);
  expect(findTexts(answer, parsePaths('data.items[*].url')!).map(({ path }) => path)).toEqual([
    'data.items[0].url',
    'data.items[1].url',
  ]);
});

test.each(['', '.', '..', 'a..b', '.a', 'a.', 'a[', 'a[x]', 'a[-1]', 'a b', '[]', ',', '$'])(
  '%j is no path',
  (text) => {
    expect(parsePaths(text)).toBeNull();
  },
);

test('an answer made to keep us busy does not', () => {
  let deep: unknown = 'end';
  for (let level = 0; level < 8; level += 1) deep = Array(20).fill(deep);
  const started = performance.now();
  expect(at('*.*.*.*.*.*.*.*', deep)).toEqual(['end']);
  expect(performance.now() - started).toBeLessThan(500);
  expect(
    at(
      '[*]',
      Array.from({ length: 1000 }, (_, index) => `u${index}`),
    ),
  ).toHaveLength(50);
});
