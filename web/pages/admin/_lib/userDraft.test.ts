import { expect, test } from 'vitest';
import { draftInput, draftProblems, emptyUser, fieldNamed, hasProblem } from './userDraft.ts';

test.each([
  ['', undefined],
  ['  ', undefined],
  ['a@b.co', undefined],
  [' 周@例子.中国 ', undefined],
  ['a@b', '请输入有效的邮箱地址'],
  ['a b@c.de', '请输入有效的邮箱地址'],
  ['nobody', '请输入有效的邮箱地址'],
])('the address %j', (email, problem) => {
  expect(draftProblems({ ...emptyUser, email }).email).toBe(problem);
});

test('a space is always named', () => {
  expect(hasProblem(draftProblems(emptyUser))).toBe(false);
  expect(draftProblems({ ...emptyUser, space: ' ' }).space).toBe('请输入空间名称');
});

test('blank clears, everything else is trimmed', () => {
  expect(draftInput({ ...emptyUser, nickName: ' 周 ', phone: '  ', sex: 'OTHER', space: ' 华东 ' })).toEqual({
    nickName: '周',
    email: null,
    phone: null,
    sex: 'OTHER',
    role: 'USER',
    space: '华东',
  });
});

test('fields are found by either spelling', () => {
  expect([fieldNamed('user_name'), fieldNamed('nickName'), fieldNamed(null)]).toEqual([
    'userName',
    'nickName',
    null,
  ]);
});
