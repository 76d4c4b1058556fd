import { expect, test } from 'vitest';
import { addTags, mostTags } from './tags.ts';

test('a tag is added only if it is not there', () => {
  expect(addTags(['猫'], ' 猫、饮水机，, 静音 ')).toEqual(['猫', '饮水机', '静音']);
  expect(addTags([], ' ')).toEqual([]);
  expect(addTags([], '长'.repeat(40))[0]).toHaveLength(32);
  const many = Array.from({ length: 30 }, (_, index) => `标签${index}`).join('，');
  expect(addTags([], many)).toHaveLength(mostTags);
});
