import { expect, test } from 'vitest';
import { checkDraft, defaultDraft, maxTextLength, parseDraft } from './mixcutDraft.ts';

test('a draft comes back as it was left', () => {
  const draft = {
    ...defaultDraft,
    input: '一段描述',
    rawScript: '第一句。',
    materialIds: ['a', 'b'],
    language: 'EN',
    layout: 'VERTICAL',
    resolution: '1080',
    voice: 'v1',
    music: false,
    stepByStep: true,
  } as const;
  expect(parseDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
});

test('what an older version or a stranger left behind becomes the defaults, field by field', () => {
  expect(parseDraft(null)).toEqual(defaultDraft);
  expect(parseDraft('x')).toEqual(defaultDraft);
  expect(
    parseDraft({ input: 7, materialIds: ['a', 'a', 3, ''], language: 'FR', resolution: 720, music: 'no' }),
  ).toEqual({ ...defaultDraft, materialIds: ['a'] });
});

test('a description or an own script is needed, and something to cut from', () => {
  expect(checkDraft(defaultDraft)).toEqual([
    { field: 'input', problem: 'needInput' },
    { field: 'materials', problem: 'needMaterials' },
  ]);
  expect(checkDraft({ ...defaultDraft, input: '   ', rawScript: '第一句。', materialIds: ['a'] })).toEqual(
    [],
  );
});

test('texts longer than the limit are named with their field', () => {
  const long = '字'.repeat(maxTextLength + 1);
  expect(checkDraft({ ...defaultDraft, input: '短', rawScript: long, materialIds: ['a'] })).toEqual([
    { field: 'rawScript', problem: 'tooLong' },
  ]);
});
