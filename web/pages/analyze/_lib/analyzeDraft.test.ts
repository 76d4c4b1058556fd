import { expect, test } from 'vitest';
import { checkDraft, defaultDraft, limits, nameAfter, parseDraft } from './analyzeDraft.ts';

const full = {
  name: '一',
  video: { address: 'oss://bucket/a.mp4', name: 'a.mp4' },
  script: '脚本',
  productId: 'p',
  tools: ['analyze', 'reviewer'],
} as const;

test('a draft comes back as it was left', () => {
  expect(parseDraft(JSON.parse(JSON.stringify(full)))).toEqual(full);
});

test('what an older version or a stranger left behind becomes the defaults, field by field', () => {
  expect(parseDraft(null)).toEqual(defaultDraft);
  expect(parseDraft({ name: 3, video: 'x', tools: ['hack', 'score', 'score'] })).toEqual({
    ...defaultDraft,
    tools: ['score'],
  });
});

test('the seed’s rules, in the order of the form', () => {
  expect(checkDraft({ ...defaultDraft, tools: [] }).map(({ problem }) => problem)).toEqual([
    'needName',
    'needVideo',
    'needTool',
  ]);
  expect(checkDraft({ ...full, productId: '' })).toEqual([{ field: 'product', problem: 'needProduct' }]);
  // An analysis alone judges nothing.
  expect(checkDraft({ ...full, productId: '', tools: ['analyze'] })).toEqual([]);
  expect(
    checkDraft({ ...full, name: '字'.repeat(limits.name + 1), script: '字'.repeat(limits.script + 1) }).map(
      ({ problem }) => problem,
    ),
  ).toEqual(['nameTooLong', 'scriptTooLong']);
});

test('a project without a name is called like its video', () => {
  expect(nameAfter({ address: 'x', name: '猫咪喝水.mp4' })).toBe('猫咪喝水');
  expect(nameAfter({ address: 'x', name: 'v1.2 终稿' })).toBe('v1.2 终稿');
});
