import { expect, test } from 'vitest';
import { likelyTarget, textTargets, withText } from './textTargets.ts';

const data = { prompt: 'x', n: 1, items: [{ url: 'a' }, { url: 'b' }], deep: { cover: '' } };
const schema = {
  properties: { prompt: { type: 'string' }, image: { type: 'string' }, n: { type: 'integer' } },
};

test('texts of the data, then fields of text that the schema adds', () => {
  const targets = textTargets(data, schema);
  expect(targets.map(({ label, isNew }) => [label, isNew])).toEqual([
    ['prompt', false],
    ['items[0].url', false],
    ['items[1].url', false],
    ['deep.cover', false],
    ['image', true],
  ]);
  expect(likelyTarget(targets)?.label).toBe('items[0].url');
  expect(textTargets('x', null)).toEqual([]);
  expect(likelyTarget([])).toBeNull();
});

test('a text is put in its place and nothing else moves', () => {
  expect(withText(data, ['items', 1, 'url'], 'new')).toEqual({
    ...data,
    items: [{ url: 'a' }, { url: 'new' }],
  });
  expect(withText(null, ['image'], 'new')).toEqual({ image: 'new' });
  expect(data.items[1]).toEqual({ url: 'b' });
});
