import { expect, test } from 'vitest';
import { passedDraft } from './passedDraft.ts';

test('words of another screen are taken, anything else in the state is not', () => {
  expect(passedDraft({ draft: { input: '改开头', rawScript: '第一句。', materialIds: ['x'] } })).toEqual({
    input: '改开头',
    rawScript: '第一句。',
  });
  expect(passedDraft({ draft: { rawScript: '第一句。' } })).toEqual({ input: '', rawScript: '第一句。' });
  for (const state of [null, 'x', {}, { draft: null }, { draft: { input: 7 } }])
    expect(passedDraft(state)).toBeNull();
});
