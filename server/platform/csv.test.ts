import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { csvOf } from './csv.ts';

const columns = [
  { header: '说明', value: ({ text }: { text: string | null }) => text },
  { header: '积分', value: () => -3 },
];

async function csv(...texts: Array<string | null>): Promise<string> {
  async function* rows() {
    for (const text of texts) yield { text };
  }
  return String(await buffer(csvOf(rows(), columns)));
}

test('a table has its mark, its heading and its rows, numbers as numbers', async () => {
  expect(await csv('甲', null)).toBe('\uFEFF说明,积分\r\n甲,-3\r\n,-3\r\n');
  expect(await csv()).toBe('\uFEFF说明,积分\r\n');
});

test('commas, quotes and line breaks stay inside their cell', async () => {
  expect(await csv('a,"b"\r\nc')).toContain('\r\n"a,""b""\r\nc",-3\r\n');
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '＝1'])(
  'a spreadsheet does not run %j',
  async (text) => {
    expect(await csv(text)).toMatch(/\r\n"?'/);
  },
);

test('what fails while rows are read fails the reader', async () => {
  async function* rows() {
    yield { text: 'one' };
    throw new Error('gone');
  }
  await expect(buffer(csvOf(rows(), columns))).rejects.toThrow('gone');
});

test('a reader who goes away ends the reading', async () => {
  let ended = false;
  async function* rows() {
    try {
      for (;;) yield { text: 'x'.repeat(10_000) };
    } finally {
      ended = true;
    }
  }
  const stream = csvOf(rows(), columns);
  for await (const _ of stream) break;
  await expect.poll(() => ended).toBe(true);
});
