import { beforeAll, expect, test, vi } from 'vitest';
import { type TestApp, testApp } from '../../../tests/support/app.ts';
import { answersOf } from './answers.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});

test('a question about a content is asked once; another question, and another content, is asked', async () => {
  const ask = vi.fn(async () => ({ said: ask.mock.calls.length }));
  const [one, other] = ['a', 'b'].map((digit) => answersOf(app, digit.repeat(64)));
  expect(await one!(['how', 'qwen'], ask)).toEqual({ said: 1 });
  expect(await one!(['how', 'qwen'], ask)).toEqual({ said: 1 });
  expect(await one!(['how', 'gpt'], ask)).toEqual({ said: 2 });
  expect(await other!(['how', 'qwen'], ask)).toEqual({ said: 3 });
});

test('what fails is not kept', async () => {
  const once = answersOf(app, 'c'.repeat(64));
  await expect(once(['why'], () => Promise.reject(new Error('500')))).rejects.toThrow('500');
  expect(await once(['why'], async () => ({ said: '因为' }))).toEqual({ said: '因为' });
});
