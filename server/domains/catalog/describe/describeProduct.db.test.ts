import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../../tests/support/app.ts';
import { type TestPerson, testPerson } from '../../../../tests/support/people.ts';
import type { EgressAnswer } from '../../../platform/egress/egress.ts';
import { badInput } from '../../../platform/refusal.ts';
import { describeProduct } from '../catalog.ts';

let app: TestApp;
let person: TestPerson;

beforeAll(async () => {
  app = await testApp();
  person = await testPerson(app);
});

const TEXT = '小鹿猫咪饮水机\n容量：2.5L\n卖点：静音、易清洗、不漏水\n适用人群：养猫家庭';

async function refusal(promise: Promise<unknown>) {
  const error = await promise.then(
    () => null,
    (reason: unknown) => reason as { code: string; message: string },
  );
  return error && [error.code, error.message];
}

/** The web as a test says it is; that the guard guards is tested beside it. */
function withPage(answer: Partial<EgressAnswer> | Error): TestApp & { fetched: string[] } {
  const fetched: string[] = [];
  const request = async ({ url }: { url: string }): Promise<EgressAnswer> => {
    fetched.push(url);
    if (answer instanceof Error) throw answer;
    const page = { status: 200, headers: {}, contentType: 'text/html', bytes: Buffer.of(), finalUrl: url };
    return { ...page, ...answer };
  };
  return { ...app, egress: { request }, fetched };
}

/** A vendor in the chat-completions format that answers from a list. */
async function withModel(...replies: Array<object | number>) {
  const asked: Array<{ messages: Array<{ content: string }> }> = [];
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await Array.fromAsync(request)).toString();
    asked.push(JSON.parse(body));
    const reply = replies[Math.min(asked.length, replies.length) - 1]!;
    response.writeHead(typeof reply === 'number' ? reply : 200, { 'content-type': 'application/json' });
    const message = { role: 'assistant', content: JSON.stringify(reply) };
    response.end(
      JSON.stringify(
        typeof reply === 'number'
          ? { error: { message: 'no' } }
          : {
              id: '1',
              object: 'chat.completion',
              created: 1,
              model: 'm',
              choices: [{ index: 0, message, finish_reason: 'stop' }],
            },
      ),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  return {
    asked,
    app: { ...app, config: { ...app.config, ai: { baseUrl, apiKey: 'k', textModel: 'qwen' } } },
  };
}

const say = (value: string, quote = value) => ({ value, quote });
const draft = (change: object) => ({
  name: say('小鹿猫咪饮水机'),
  category: say('饮水机', '小鹿猫咪饮水机'),
  keyFeatures: [say('2.5L', '容量：2.5L')],
  sellingPoints: [say('静音'), say('易清洗')],
  targetAudience: say('养猫家庭', '适用人群：养猫家庭'),
  ...change,
});

test('a text is read where it stands; the answer names who read it', async () => {
  const read = await describeProduct(app, person.viewer, { text: TEXT });
  expect(read).toMatchObject({
    name: '小鹿猫咪饮水机',
    sellingPoints: ['静音', '易清洗', '不漏水'],
    engine: '内置提取',
    notice: null,
    address: null,
  });
});

test('an address is fetched, also where it was pasted as text, and read in its own encoding', async () => {
  const gbk = Buffer.concat([
    Buffer.from('<title>'),
    Buffer.from([0xd2, 0xfb, 0xcb, 0xae, 0xbb, 0xfa]),
    Buffer.from('</title>'),
  ]);
  const shop = withPage({
    bytes: gbk,
    contentType: 'text/html; charset=gbk',
    finalUrl: 'https://shop.example/2',
  });
  const read = await describeProduct(shop, person.viewer, { text: ' https://shop.example/1 ' });
  expect(read).toMatchObject({ name: '饮水机', address: 'https://shop.example/2' });
  expect(shop.fetched).toEqual(['https://shop.example/1']);
});

test('what cannot be read says what to do instead', async () => {
  const ask = (page: Partial<EgressAnswer> | Error) =>
    describeProduct(withPage(page), person.viewer, { url: 'https://shop.example/' });
  const paste = '请打开页面，复制产品文字后粘贴到这里';
  expect(await refusal(ask({ status: 403 }))).toEqual(['UNAVAILABLE', `页面没有正常打开（403）。${paste}`]);
  expect(await refusal(ask({ contentType: 'image/png' }))).toEqual([
    'BAD_USER_INPUT',
    `这个地址不是网页。${paste}`,
  ]);
  expect(await refusal(ask(badInput('url', '这个地址不开放')))).toEqual(['BAD_USER_INPUT', '这个地址不开放']);
  const empty = await ask({ bytes: Buffer.from('<div id="app"></div><script>load()</script>') });
  expect(empty).toMatchObject({ name: null, notice: expect.stringContaining('复制页面文字后粘贴') });
  expect(await refusal(describeProduct(app, person.viewer, { text: ' ' }))).toEqual([
    'BAD_USER_INPUT',
    '请粘贴产品页面的文字或地址',
  ]);
  expect((await refusal(describeProduct(app, person.viewer, { text: '字'.repeat(20_001) })))?.[0]).toBe(
    'BAD_USER_INPUT',
  );
});

test('a model’s words count only where they stand in the text: asked once more, then dropped', async () => {
  const invented = draft({
    sellingPoints: [say('静音'), say('获得国家专利')],
    keyFeatures: [say('容量5L')],
  });
  const vendor = await withModel(invented, invented);
  const read = await describeProduct(vendor.app, (await testPerson(app)).viewer, { text: TEXT });
  expect(vendor.asked).toHaveLength(2);
  expect(vendor.asked[1]!.messages.at(-1)!.content).toContain('获得国家专利');
  expect(read).toMatchObject({
    name: '小鹿猫咪饮水机',
    sellingPoints: ['静音'],
    keyFeatures: [],
    missing: ['keyFeatures'],
    engine: 'AI 模型 qwen',
  });
  expect(read.sources.map(({ value }) => value)).not.toContain('获得国家专利');
});

test('a model that keeps to the text is asked once', async () => {
  const vendor = await withModel(draft({ targetAudience: say('养猫家庭', '一句不在原文里的话') }));
  const read = await describeProduct(vendor.app, (await testPerson(app)).viewer, { text: TEXT });
  expect(vendor.asked).toHaveLength(1);
  expect(read.sources.find(({ field }) => field === 'targetAudience')?.quote).toBe('养猫家庭');
  expect(read.missing).toEqual([]);
});

test('a vendor that fails is replaced, and the answer says so', async () => {
  const vendor = await withModel(401);
  const read = await describeProduct(vendor.app, (await testPerson(app)).viewer, { text: TEXT });
  expect(read).toMatchObject({ name: '小鹿猫咪饮水机', engine: '内置提取' });
  expect(read.notice).toBe('AI 服务拒绝了密钥，请检查密钥及其权限。本次由内置提取完成');
});

test('who asks too often waits; who may not change anything may not have pages fetched', async () => {
  const eager = await testPerson(app);
  for (let turn = 0; turn < 12; turn += 1) await describeProduct(app, eager.viewer, { text: TEXT });
  expect((await refusal(describeProduct(app, eager.viewer, { text: TEXT })))?.[0]).toBe('RATE_LIMITED');
  const reader = await testPerson(app, { verified: false });
  const shop = withPage({});
  expect((await refusal(describeProduct(shop, reader.viewer, { url: 'https://a.example' })))?.[0]).toBe(
    'FORBIDDEN',
  );
  expect(shop.fetched).toEqual([]);
});
