import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanFileName } from './fileName.ts';

test.each([
  ['夏日 海边.MP4', '夏日 海边.MP4'],
  ['C:\\videos\\a.mp4', 'a.mp4'],
  ['../../etc/passwd', 'passwd'],
  ['a\u202egpj.mp4', 'agpj.mp4'],
  ['a\r\nSet-Cookie: x.mp4', 'aSet-Cookie: x.mp4'],
  ['e\u0301.mp4', 'é.mp4'],
  ['', '未命名'],
  ['/', '未命名'],
])('%j is shown as %j', (given, shown) => {
  expect(cleanFileName(given)).toBe(shown);
});

test('a long name keeps its extension', () => {
  const name = cleanFileName(`${'长'.repeat(200)}.mp4`);
  expect(name.endsWith('长.mp4')).toBe(true);
  expect(Buffer.byteLength(name)).toBeLessThanOrEqual(200);
});

test('whatever comes in, what comes out can be shown, stored and put into a header', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (given) => {
      const name = cleanFileName(given);
      expect(name).not.toMatch(/[\p{Cc}\p{Cf}/\\]/u);
      expect(name.isWellFormed()).toBe(true);
      expect(name).not.toBe('');
      expect(Buffer.byteLength(name)).toBeLessThanOrEqual(200);
      expect(cleanFileName(name)).toBe(name);
    }),
    { numRuns: 500 },
  );
});
