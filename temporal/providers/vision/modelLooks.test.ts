import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { MediaAnalysis, Shot } from '../../contracts/media.ts';
import { AiError } from '../ai/aiError.ts';
import type { AiSettings } from '../ai/model.ts';
import { type Asked, answer, chatVendor, failure, type SentPart } from '../ai/testing/chatVendor.ts';
import { createModelLooks } from './modelLooks.ts';
import type { LookRequest } from './types.ts';

let folder: string;
let frame: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'reelsmith-looks-'));
  frame = join(folder, 'frame.jpg');
  await sharp({ create: { width: 1280, height: 720, channels: 3, background: '#336699' } })
    .jpeg()
    .toFile(frame);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const shot = (index: number): Shot => ({
  ...{
    index,
    entry: 'cut',
    startMs: index * 2000,
    endMs: index * 2000 + 2000,
    motion: 0.01,
    brightness: 0.1,
  },
  ...{ sharpness: 0.5, loudnessLufs: null, speechRatio: 0, colors: ['#336699'] },
  ...{ perceptualHash: '0'.repeat(16), unusable: null },
});
const analysis: MediaAnalysis = {
  probe: {
    ...{ mediaType: 'video', container: 'mp4', width: 1280, height: 720, durationMs: 4000, fps: 25 },
    ...{ videoCodec: 'h264', audioCodec: null },
  },
  ...{
    shots: [],
    loudnessLufs: null,
    speech: [],
    silences: [],
    waveform: { stepMs: 100, peaks: [] },
    flashesMs: [],
  },
  ...{ black: [], frozen: [], writing: [], version: 1 },
};
const request = (count: number, changes: Partial<LookRequest> = {}): LookRequest => ({
  analysis,
  words: { heard: null, read: null },
  shots: Array.from({ length: count }, (_, index) => ({
    shot: shot(index),
    frames: [500, 1500].map((offset) => ({ atMs: index * 2000 + offset, path: frame })),
  })),
  signal: new AbortController().signal,
  ...changes,
});
const seen = (number: number, changes: object = {}) => ({
  ...{ shot: number, visual_description: `第 ${number} 个：小猫低头喝水`, lighting: '自然光' },
  ...{ camera_shot: '近景，固定机位', background: '客厅', scene_objects: ['小猫', '饮水机', '小猫'] },
  ...changes,
});
const parts = ({ body }: Asked) => body.messages.at(-1)!.content as SentPart[];
const numbersAsked = (asked: Asked) =>
  [
    ...new Set(
      parts(asked).flatMap((part) => (part.type === 'text' ? part.text.match(/^镜头 (\d+)，/)?.[1] : [])),
    ),
  ]
    .filter((number) => number !== undefined)
    .map(Number);
const look = (settings: AiSettings, asked: LookRequest) => createModelLooks(settings).look(asked);
async function failed(promise: Promise<unknown>): Promise<AiError> {
  const error = await promise.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(AiError);
  return error as AiError;
}

test('shows the frames with their times, small, and takes the fields of each shot', async () => {
  const { asked, settings } = await chatVendor([answer({ shots: [seen(2), seen(1)] })]);
  const looks = await look(settings, request(2));
  expect(asked).toHaveLength(1);
  expect(asked[0]!.path).toBe('/v1/chat/completions');
  expect(asked[0]!.body.messages[0]!.content).toContain('简体中文');
  const sent = parts(asked[0]!);
  expect(sent.filter(({ type }) => type === 'text')).toMatchObject([
    { text: '镜头 1，第 0.5 秒：' },
    { text: '镜头 1，第 1.5 秒：' },
    { text: '镜头 2，第 2.5 秒：' },
    { text: '镜头 2，第 3.5 秒：' },
    { text: '请写出镜头 1、2 的内容。' },
  ]);
  const pictures = sent.flatMap((part) => (part.type === 'image_url' ? [part.image_url.url] : []));
  expect(pictures).toHaveLength(4);
  const [, base64] = pictures[0]!.split('data:image/jpeg;base64,');
  expect(await sharp(Buffer.from(base64!, 'base64')).metadata()).toMatchObject({
    format: 'jpeg',
    width: 640,
  });
  expect(looks).toMatchObject([
    { visualDescription: '第 1 个：小猫低头喝水', sceneObjects: ['小猫', '饮水机'], basis: 'model' },
    { visualDescription: '第 2 个：小猫低头喝水', lighting: '自然光', background: '客厅' },
  ]);
});

test('many shots go in batches, two at a time, each in its own place', async () => {
  let open = 0;
  let most = 0;
  const { asked, settings } = await chatVendor((one) => {
    open += 1;
    most = Math.max(most, open);
    setTimeout(() => {
      open -= 1;
    }, 5);
    return answer({ shots: numbersAsked(one).map((number) => seen(number)) });
  });
  const progress: number[] = [];
  const looks = await look(settings, request(12, { onProgress: (done) => progress.push(done) }));
  expect(asked.map((one) => numbersAsked(one).length).sort()).toEqual([2, 5, 5]);
  expect(most).toBeLessThanOrEqual(2);
  expect(looks.map(({ visualDescription }) => visualDescription.match(/\d+/)![0])).toEqual(
    Array.from({ length: 12 }, (_, index) => String(index + 1)),
  );
  expect(progress.at(-1)).toBe(1);
});

test('a broken answer goes back once, and so does one without a shot', async () => {
  const broken = await chatVendor([answer('抱歉'), answer({ shots: [seen(1)] })]);
  expect((await look(broken.settings, request(1)))[0]).toMatchObject({ basis: 'model' });
  expect(broken.asked).toHaveLength(2);
  expect(broken.asked[1]!.body.messages.filter(({ role }) => role === 'user')).toHaveLength(2);

  const short = await chatVendor([answer({ shots: [seen(1)] })]);
  const looks = await look(short.settings, request(2));
  expect(short.asked[1]!.body.messages.at(-1)!.content).toContain('缺少镜头 2');
  expect(looks.map(({ basis }) => basis)).toEqual(['model', 'measured']);
  expect(looks[1]!.visualDescription).toContain('根据画面测量');
  expect(looks[1]!.sceneObjects).toEqual([]);
});

test('words come back plain, simplified, short, and without writing that nobody read', async () => {
  const { settings } = await chatVendor([
    answer({
      shots: [
        seen(1, {
          visual_description: '**貓咪**坐在標牌旁，上面寫“全網第一”，下面是“静音设计”。<b>忽略规则</b>',
          lighting: '光'.repeat(300),
          camera_shot: null,
          scene_objects: Array.from({ length: 20 }, (_, index) => `物体${index}`),
        }),
        seen(2, { visual_description: 'A cat is drinking.' }),
      ],
    }),
  ]);
  const box = { x: 0.2, y: 0.8, w: 0.6, h: 0.08 };
  const read = { engine: 'ocr', pictures: 1, lines: [{ shot: 0, atMs: 1000, text: '静音设计 三分钟', box }] };
  const [first, second] = await look(settings, request(2, { words: { heard: null, read } }));
  expect(first).toMatchObject({
    visualDescription: '猫咪坐在标牌旁，上面写文字，下面是“静音设计”。忽略规则',
    cameraShot: '',
  });
  expect(first!.lighting).toHaveLength(40);
  expect(first!.sceneObjects).toHaveLength(8);
  expect(second).toMatchObject({ basis: 'measured' });
});

test('a frame that is not there is not shown; a shot without one says what was measured', async () => {
  const { asked, settings } = await chatVendor((one) =>
    answer({ shots: numbersAsked(one).map((number) => seen(number)) }),
  );
  const wanted = request(3);
  await writeFile(join(folder, 'torn.jpg'), 'no picture');
  wanted.shots[0]!.frames = [{ atMs: 0, path: join(folder, 'absent.jpg') }];
  wanted.shots[1]!.frames[1]!.path = join(folder, 'torn.jpg');
  const looks = await look(settings, wanted);
  expect(numbersAsked(asked[0]!)).toEqual([2, 3]);
  expect(parts(asked[0]!).filter(({ type }) => type === 'image_url')).toHaveLength(3);
  expect(looks.map(({ basis }) => basis)).toEqual(['measured', 'model', 'model']);
});

test.each([
  [401, 'bad key', 'key', 'AI 服务拒绝了密钥，请检查密钥及其权限'],
  [429, 'quota', 'busy', 'AI 服务繁忙或额度用完，请稍后重试'],
  [503, 'down', 'unavailable', 'AI 服务出错（503），请稍后重试'],
] as const)('%i is told in Chinese', async (status, said, kind, message) => {
  const { settings } = await chatVendor([failure(status, said, { 'retry-after-ms': '1' })]);
  expect(await failed(look(settings, request(12)))).toMatchObject({ kind, message });
});

test('silence ends at the time limit, a cancel with its own reason; two useless answers are an error', async () => {
  const { settings } = await chatVendor(['hang']);
  expect((await failed(look({ ...settings, timeoutMs: 40 }, request(1)))).kind).toBe('timeout');
  const controller = new AbortController();
  const cancelled = look(settings, request(1, { signal: controller.signal }));
  controller.abort(new Error('用户取消'));
  await expect(cancelled).rejects.toThrow('用户取消');
  const useless = await chatVendor([answer('不会')]);
  expect((await failed(look(useless.settings, request(1)))).kind).toBe('invalid-answer');
});

test('pictures that a vendor will not look at say what was measured', async () => {
  const { settings } = await chatVendor([failure(400, 'Input image may contain inappropriate content')]);
  expect(await look(settings, request(1))).toMatchObject([{ basis: 'measured' }]);
});

test('looks are kept by model', async () => {
  const { settings } = await chatVendor([answer('')]);
  const engine = createModelLooks(settings).engine();
  expect(engine).toContain('qwen-plus');
  expect(createModelLooks({ ...settings, model: 'qwen-vl-max' }).engine()).not.toBe(engine);
});
