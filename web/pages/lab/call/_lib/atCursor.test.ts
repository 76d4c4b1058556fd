import { expect, test } from 'vitest';
import { withTextAtCursor } from './atCursor.ts';

/** The text with `|` for the cursor, or a pair of them around what is selected. */
function put(marked: string, value: string): string {
  const from = marked.indexOf('|');
  const to = Math.max(from, marked.lastIndexOf('|') - 1);
  return withTextAtCursor(marked.replaceAll('|', ''), { from, to }, value).text;
}

test('inside a string the value becomes part of it, elsewhere a string of its own', () => {
  expect(put('{"a": "|"}', 'https://x/1')).toBe('{"a": "https://x/1"}');
  expect(put('{"a": |}', 'https://x/1')).toBe('{"a": "https://x/1"}');
  expect(put('[|]', 'u')).toBe('["u"]');
  expect(put('{"a": "see | there"}', 'u')).toBe('{"a": "see u there"}');
  expect(put('{"a": "|old|"}', 'u')).toBe('{"a": "u"}');
  expect(put('{"a": |"old"|}', 'u')).toBe('{"a": "u"}');
});

test('escapes, broken lines and odd values leave valid JSON valid', () => {
  expect(put('{"a\\"b": |}', 'u')).toBe('{"a\\"b": "u"}');
  expect(put('{"a": "say \\"hi\\" |"}', 'u')).toBe('{"a": "say \\"hi\\" u"}');
  expect(put('{"a": "never closed\n "b": |', 'u')).toBe('{"a": "never closed\n "b": "u"');
  expect(JSON.parse(put('{"a": "|"}', 'q"\\'))).toEqual({ a: 'q"\\' });
});

test('a second value takes the place of the first; a cursor behind the end stands at the end', () => {
  const once = withTextAtCursor('{"a": ""}', { from: 7, to: 7 }, 'first');
  expect(withTextAtCursor(once.text, once.cursor, 'second').text).toBe('{"a": "second"}');
  expect(withTextAtCursor('', { from: 9, to: 12 }, 'u')).toEqual({ text: '"u"', cursor: { from: 0, to: 3 } });
});
