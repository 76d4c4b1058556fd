import { expect, test } from 'vitest';
import { draftOf, inputOf, isChanged, problemsOf } from './profileDraft.ts';

const facts = { nickName: '小王', email: null, phone: null, sex: 'OTHER' } as const;

test('a draft begins as the person is, and blanks around it are no change', () => {
  const draft = draftOf(facts);
  expect(draft).toEqual({ nickName: '小王', email: '', phone: '', sex: 'OTHER' });
  expect(isChanged({ ...draft, nickName: ' 小王 ', email: ' ' }, facts)).toBe(false);
  expect(isChanged({ ...draft, sex: '' }, facts)).toBe(true);
});

test('what is emptied is cleared', () => {
  expect(inputOf({ nickName: ' ', email: ' a@b.cn ', phone: '', sex: '' })).toEqual({
    nickName: null,
    email: 'a@b.cn',
    phone: null,
    sex: null,
  });
});

test.each([
  [{ email: 'a@b' }, { email: '请输入有效的邮箱地址' }],
  [{ email: 'a b@c.cn' }, { email: '请输入有效的邮箱地址' }],
  [{ email: 'a@b.cn' }, {}],
  [{ phone: '12' }, { phone: '请输入有效的电话号码' }],
  [{ phone: 'call me' }, { phone: '请输入有效的电话号码' }],
  [{ phone: '+86 (10) 6555-1234' }, {}],
  [{ nickName: 'x'.repeat(65) }, { nickName: '昵称最多 64 个字符' }],
])('%j is told %j', (change, expected) => {
  expect(problemsOf({ ...draftOf(facts), ...change })).toEqual(expected);
});
