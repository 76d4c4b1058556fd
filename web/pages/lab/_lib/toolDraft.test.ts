import { expect, test } from 'vitest';
import { checkDraft, draftField, draftOf, emptyDraft, inputOf, jsonText, parseJson } from './toolDraft.ts';

const whole = { ...emptyDraft, name: 'a', description: 'b', url: 'http://c' };

test.each([
  [{ name: ' ' }, { name: '请输入工具名称' }],
  [{ description: '' }, { description: '请输入工具描述' }],
  [{ url: '' }, { url: '请输入工具地址' }],
  [{ timeout: '0' }, { timeout: '请输入正整数' }],
  [{ timeout: '1.5' }, { timeout: '请输入正整数' }],
  [{ timeout: ' 15 ' }, {}],
  [{ example: '{' }, { example: '示例数据不是合法 JSON' }],
  [{ example: '[1]' }, {}],
  [{ schema: 'x' }, { schema: 'Schema 不是合法 JSON' }],
  [{ schema: '[]' }, { schema: 'Schema 不是合法 JSON' }],
  [{ schema: '{"type":"object"}' }, {}],
])('%j: %j', (change, errors) => {
  expect(checkDraft({ ...whole, ...change }, true)).toEqual(errors);
});

test('a stored tool comes back as it was, its secrets by name alone', () => {
  const stored = {
    name: 'a',
    description: 'b',
    method: 'GET' as const,
    url: 'http://c',
    timeoutSeconds: 5,
    tags: ['x', 'y'],
    videoKey: 'v',
    imageKey: null,
    example: { z: 1, a: 2 },
    jsonSchema: null,
    headerNames: ['Authorization'],
  };
  const draft = draftOf(stored);
  expect(draft).toMatchObject({ tags: 'x, y', timeout: '5', imageKey: '', schema: '' });
  expect(inputOf(draft)).toMatchObject({
    timeoutSeconds: 5,
    example: '{\n  "z": 1,\n  "a": 2\n}',
    jsonSchema: null,
    headers: [{ name: 'Authorization', value: null }],
  });
  expect(inputOf({ ...draft, headers: [{ key: 1, name: ' ', value: '', kept: false }] }).headers).toEqual([]);
});

test('words of the server find their field', () => {
  expect(['jsonSchema', 'timeoutSeconds', 'url', 'else', null].map(draftField)).toEqual([
    'schema',
    'timeout',
    'url',
    null,
    null,
  ]);
  expect([parseJson(' '), parseJson('{'), parseJson('1'), jsonText(undefined)]).toEqual([
    null,
    undefined,
    1,
    '',
  ]);
});
