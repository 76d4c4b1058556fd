import Markdown from 'markdown-to-jsx';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CRITERIA } from '../../contracts/insight.ts';
import { review } from './review/review.ts';
import { score } from './score/score.ts';
import { fountain, reading, text } from './testing/films.ts';
import type { JudgedFilm } from './types.ts';

const { signal } = new AbortController();
const HOSTILE = [
  '[点我](javascript:alert(1))',
  '![x](https://evil.example/a.png)',
  '<img src=x onerror=alert(1)>',
  '# 假标题',
  '| a | b |',
  '**粗** _斜_ `码` ~~删~~',
  '\n\n## 又一个标题\n\n- 假列表',
  '1. 假列表',
  'www.evil.example a@evil.example',
];
const film: JudgedFilm = {
  reading: reading({
    videoName: `# ${HOSTILE[2]}.mp4`,
    speech: HOSTILE.map((line, index) => text(index * 1_000, index * 1_000 + 900, `最好 ${line}`)),
    notes: [...HOSTILE],
  }),
  product: { ...fountain, productName: `${HOSTILE[0]}|x`, sellingPoints: HOSTILE },
  script: HOSTILE.join('\n'),
};

test.each([
  ['score', async () => (await score(film, null, signal)).result.scoringReport],
  ['review', async () => (await review(film, null, signal)).result.reviewReport],
])('the %s report shows foreign words as they stand', async (_, write) => {
  const report = await write();
  const html = renderToStaticMarkup(<Markdown>{report}</Markdown>);
  expect(html).not.toMatch(/<(?:a|img|code|em|del|script)\b/);
  const headings = [...html.matchAll(/<h[12][^>]*>(.*?)<\/h[12]>/g)].map(([, title]) => title);
  expect(headings.join()).not.toContain('假');
  expect(headings.join()).not.toContain('又一个');
  expect(html).toContain('[点我](javascript:alert(1))');
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;');
});

test('the score’s table has a row a criterion and a column for each word of its head', async () => {
  const report = (await score(film, null, signal)).result.scoringReport;
  const html = renderToStaticMarkup(<Markdown>{report}</Markdown>);
  const rows = [...html.matchAll(/<tr>(.*?)<\/tr>/gs)].map(([, row]) => row!.match(/<t[dh]/g)!.length);
  expect(rows).toEqual(Array(CRITERIA.length + 1).fill(4));
  expect(report).toMatch(/^# 评分：\d+ 分 · /);
  expect(report).toContain('## 先改这几处');
});
