import { expect, test } from 'vitest';
import { AiError } from '../ai/aiError.ts';
import { answer, closeVendors, failure, chatVendor as vendor } from '../ai/testing/chatVendor.ts';
import { plainText } from './sanitise.ts';
import type { WriteScriptInput } from './types.ts';
import { writeScript } from './writeScript.ts';

const written = (narrations: string[]) =>
  JSON.stringify({
    title: '**猫咪饮水机**',
    summary: '一条短片',
    hashtags: ['#猫咪', '# 饮水机'],
    scenes: narrations.map((narration) => ({
      narration,
      visualDescription: '小猫喝水',
      objects: ['小猫', '小猫'],
    })),
  });
const GOOD = ['你家的猫爱喝流动的水吗？', '这款饮水机水一直在流动。', '喜欢的话，就来看一看吧。'];
const input: WriteScriptInput = {
  prompt: '猫咪饮水机，20秒',
  rawScript: null,
  materials: [{ materialId: 4711, name: '喷泉', tags: ['水流'], description: '', shots: [] }],
  language: 'zh',
  layout: 'vertical',
};
async function failed(promise: Promise<unknown>): Promise<AiError> {
  const error = await promise.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(AiError);
  return error as AiError;
}

test('asks in the documented format and cleans what comes back', async () => {
  const { asked, settings } = await vendor([
    answer(written(['## 你家的猫，爱喝**流动**的水吗？😺', ...GOOD.slice(1)])),
  ]);
  const script = await writeScript(input, settings);
  expect(asked[0]!.path).toBe('/v1/chat/completions');
  expect(asked[0]!.headers.authorization).toBe('Bearer sk-test-1234567890');
  expect(asked[0]!.body.model).toBe('qwen-plus');
  expect(asked[0]!.body.response_format).toEqual({ type: 'json_object' });
  const [system, user] = asked[0]!.body.messages;
  expect(system!.content).toContain('不得编造');
  expect(user!.content).toContain('"seconds":20');
  expect(user!.content).not.toContain('4711');
  expect(script.scenes[0]!.narration).toBe('你家的猫，爱喝流动的水吗？');
  expect(script).toMatchObject({
    title: '猫咪饮水机',
    hashtags: ['猫咪', '饮水机'],
    engine: 'AI 模型 qwen-plus',
  });
  expect(script.scenes[0]!.objects).toEqual(['小猫']);
});

test('takes an answer out of fences and thoughts', async () => {
  const { settings, asked } = await vendor([
    answer(`<think>{"a":1}</think>好的：\n\`\`\`json\n${written(GOOD)}\n\`\`\``),
  ]);
  expect((await writeScript(input, settings)).scenes).toHaveLength(3);
  expect(asked).toHaveLength(1);
});

test('an answer that does not fit goes back once, with what is wrong', async () => {
  const { settings, asked } = await vendor([answer('{"title":"x","scenes":[]}'), answer(written(GOOD))]);
  expect((await writeScript(input, settings)).scenes).toHaveLength(3);
  const messages = asked[1]!.body.messages;
  expect(messages.at(-2)).toMatchObject({ role: 'assistant', content: '{"title":"x","scenes":[]}' });
  expect(messages.at(-1)!.content).toContain('scenes');
});

test('forbidden words cost the repair round and are taken out if they stay', async () => {
  const risky = written(['这是全网最好的饮水机。', ...GOOD.slice(1)]);
  const { settings, asked } = await vendor([answer(risky)]);
  const script = await writeScript(input, settings);
  expect(asked).toHaveLength(2);
  expect(asked[1]!.body.messages.at(-1)!.content).toContain('最好');
  expect(script.scenes[0]!.narration).not.toContain('最好');
});

test('two useless answers are an error', async () => {
  const { settings, asked } = await vendor([answer('抱歉，我不会。')]);
  const error = await failed(writeScript(input, settings));
  expect(error).toMatchObject({ kind: 'invalid-answer', retryable: false });
  expect(asked).toHaveLength(2);
});

test('a busy vendor is asked again', async () => {
  const { settings, asked } = await vendor([
    failure(429, 'slow down', { 'retry-after-ms': '1' }),
    answer(written(GOOD)),
  ]);
  expect((await writeScript(input, settings)).scenes).toHaveLength(3);
  expect(asked).toHaveLength(2);
});

test.each([
  [401, 'Incorrect API key provided: sk-abc123def456', 'key', '密钥', 1],
  [
    400,
    'Input data may contain inappropriate content. (request_id: 0f8fad5b-d9cb-469f-a165-70867728950e)',
    'content',
    '安全审核',
    1,
  ],
  [400, 'max_tokens is too large, request id: req_9f8e7d6c5b4a', 'request', 'max_tokens is too large', 1],
  [404, 'The model `qwen-x` does not exist', 'request', 'qwen-x', 1],
  [429, 'quota', 'busy', '额度', 3],
  [503, 'upstream 10.0.0.7 died', 'unavailable', '503', 3],
] as const)('%i is told in Chinese, without ids: %s', async (status, message, kind, words, calls) => {
  const { settings, asked } = await vendor([failure(status, message, { 'retry-after-ms': '1' })]);
  const error = await failed(writeScript(input, settings));
  expect(error.kind).toBe(kind);
  expect(error.message).toContain(words);
  expect(error.message).not.toMatch(/sk-abc|0f8fad5b|req_9f8e|10\.0\.0\.7|request/i);
  expect(asked).toHaveLength(calls);
});

test('a page instead of JSON is told as such', async () => {
  const { settings } = await vendor([
    { body: '<html>login</html>', headers: { 'content-type': 'text/html' } },
  ]);
  expect((await failed(writeScript(input, settings))).message).toBe('AI 服务的答复无法读取，请稍后重试');
});

test('silence ends at the time limit, and a cancel with its own reason', async () => {
  const { settings } = await vendor(['hang']);
  expect((await failed(writeScript(input, { ...settings, timeoutMs: 40 }))).kind).toBe('timeout');
  const controller = new AbortController();
  const cancelled = writeScript({ ...input, signal: controller.signal }, settings);
  controller.abort(new Error('用户取消'));
  await expect(cancelled).rejects.toThrow('用户取消');
});

test('nobody there', async () => {
  const { settings } = await vendor([answer('')]);
  closeVendors();
  const error = await failed(writeScript(input, { ...settings, maxRetries: 0 }));
  expect(error).toMatchObject({ kind: 'unavailable', message: '连接不上 AI 服务，请检查网络和服务地址' });
});

test.each([
  ['**加粗**和`代码`', '加粗和代码'],
  ['【镜头一】旁白：开始吧', '开始吧'],
  ['1. 先装水\n2. 再插电', '先装水 再插电'],
  ['看[这里](http://x.cn)', '看这里'],
  ['3*4 和 a_b_c 不动', '3*4 和 a_b_c 不动'],
  ['价格<b>99</b>元\u200b😀', '价格99元'],
])('plain text of %j', (text, expected) => {
  expect(plainText(text)).toBe(expected);
});
