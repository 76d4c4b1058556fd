import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { callRequest } from '../../../../../server/domains/lab/callRequest.ts';
import { assemble, curlOf } from './assembled.ts';

const data = { q: "海边's", n: 2, flag: false, list: ['a', 'b'], deep: { x: [1] }, none: null };

test.each(['GET', 'POST'] as const)('what is shown of a %s is what the server sends', (method) => {
  for (const url of ['https://a.test/x', 'https://a.test/x?kept=1&q=2', 'http://10.0.0.1:8080']) {
    for (const value of [data, {}, null]) {
      const sent = callRequest(method, new URL(url).href, value);
      const shown = assemble({ method, url: new URL(url).href, headerNames: ['X-Key'] }, value);
      expect([shown.url, shown.body ?? undefined]).toEqual([sent.url, sent.body]);
      expect(shown.headers).toContainEqual(['X-Key', '••••••']);
    }
  }
});

test('a curl command survives its shell, with a place for each secret', () => {
  const request = assemble({ method: 'POST', url: 'https://a.test/', headerNames: ['X-Key'] }, data);
  const words = execFileSync('sh', ['-c', `curl() { printf '%s\\n' "$@"; }; ${curlOf(request)}`], {
    encoding: 'utf8',
  });
  expect(words.trim().split('\n')).toEqual([
    '-X',
    'POST',
    'https://a.test/',
    '-H',
    'content-type: application/json',
    '-H',
    'X-Key: <X-Key>',
    '--data-raw',
    JSON.stringify(data),
  ]);
});
