import { expect, test } from 'vitest';
import { liveProblems, strengthOf, submitProblems } from './passwordDraft.ts';

test('while typing, only what was begun is spoken of', () => {
  expect(liveProblems({ old: '', fresh: '', confirm: '' })).toEqual({});
  expect(liveProblems({ old: 'secret', fresh: 'abc', confirm: '' })).toEqual({
    fresh: '新密码至少需要6个字符',
  });
  expect(liveProblems({ old: 'secret', fresh: 'secret', confirm: 'x' })).toEqual({
    fresh: '新密码不能与旧密码相同',
    confirm: '不匹配',
  });
});

test('when sent, everything is', () => {
  expect(submitProblems({ old: '', fresh: 'abcdef', confirm: 'abcdeg' })).toEqual({
    old: '请输入旧密码',
    confirm: '新密码和确认密码不匹配',
  });
  expect(submitProblems({ old: 'abcdef', fresh: 'abcdefg', confirm: 'abcdefg' })).toEqual({});
});

test.each([
  ['abc', null],
  ['123456', 'weak'],
  ['zzzzzzzzzzzz', 'weak'],
  ['qazwsx', 'weak'],
  ['hunter42x', 'fair'],
  ['Abc12!', 'fair'],
  ['Tr0ub4dor&3', 'strong'],
  ['correct horse battery', 'strong'],
] as const)('%s is %s', (password, strength) => {
  expect(strengthOf(password)).toBe(strength);
});
