import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createEngineHost, type EngineHost } from '../enginehost/engineHost.ts';
import { createPackStore, packCacheDir } from '../packs/packStore.ts';
import { createRecogniser } from './recogniser.ts';

const packs = createPackStore({ cacheDir: packCacheDir(process.env.XDG_CACHE_HOME) });
const hasWhisper = packs.packDir('whisper-base') !== null;
const skipReason = hasWhisper ? '' : ' [skipped: the whisper-base pack is not in the cache]';
const noPacks = { packDir: () => null };

interface Asked {
  url: string | undefined;
  authorization: string | undefined;
  fields: Record<string, string>;
  file: Buffer;
}

let server: Server;
let host: EngineHost;
let asked: Asked[];
let answer: (index: number) => { status: number; body: unknown };

beforeEach(async () => {
  asked = [];
  host = createEngineHost();
  server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const headers = { 'content-type': request.headers['content-type']! };
    const form = await new Response(Buffer.concat(chunks), { headers }).formData();
    const fields = Object.fromEntries([...form].filter(([, value]) => typeof value === 'string'));
    const file = Buffer.from(await (form.get('file') as File).arrayBuffer());
    const { url } = request;
    asked.push({
      url,
      authorization: request.headers.authorization,
      fields: fields as Asked['fields'],
      file,
    });
    const { status, body } = answer(asked.length - 1);
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await host.close();
});

function service(model = 'whisper-1') {
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  const vendor = { baseUrl, apiKey: 'sk-secret123456', model, retryDelayMs: 1 };
  return createRecogniser({ host, packs: noPacks, vendor });
}

const segment = (start: number, end: number, text: string) => ({
  ...{ id: 0, seek: 0, start, end, text, tokens: [1], temperature: 0 },
  ...{ avg_logprob: -0.2, compression_ratio: 1, no_speech_prob: 0.01 },
});
const seconds = (length: number) => new Int16Array(length * 16_000);

test('a service is asked in the documented form; its times are moved to where the piece stands', async () => {
  const segments = [segment(0, 1.5, '這款綠茶很香'), segment(1.5, 3, '谢谢观看'), segment(3, 9, '買二送一')];
  answer = () => ({ status: 200, body: { text: '', language: 'chinese', duration: 4.5, segments } });
  const ranges = [{ startMs: 10_000, endMs: 14_000 }];
  const heard = await service().recognise({ pcm: seconds(20), ranges, language: 'zh' });
  expect(heard).toEqual([
    { startMs: 9750, endMs: 11_250, text: '这款绿茶很香' },
    { startMs: 12_750, endMs: 14_250, text: '买二送一' },
  ]);
  expect(asked).toMatchObject([
    {
      url: '/v1/audio/transcriptions',
      authorization: 'Bearer sk-secret123456',
      fields: { model: 'whisper-1', language: 'zh', response_format: 'verbose_json' },
    },
  ]);
  const wav = asked[0]!.file;
  expect(wav.toString('latin1', 0, 4)).toBe('RIFF');
  expect([wav.readUInt16LE(22), wav.readUInt32LE(24), wav.readUInt32LE(40)]).toEqual([
    1,
    16_000,
    4.5 * 32_000,
  ]);
});

test('a service without times gets its text placed over the piece; nothing said is nothing heard', async () => {
  answer = (index) => ({ status: 200, body: { text: index === 0 ? '你好，世界' : '' } });
  const ranges = [
    { startMs: 1000, endMs: 3000 },
    { startMs: 8000, endMs: 9000 },
  ];
  expect(await service('gpt-4o-mini-transcribe').recognise({ pcm: seconds(10), ranges })).toEqual([
    { startMs: 750, endMs: 3250, text: '你好，世界' },
  ]);
  expect(asked).toHaveLength(2);
});

test('what is too large for a service is cut', async () => {
  answer = () => ({ status: 200, body: { text: '好' } });
  const ranges = [{ startMs: 0, endMs: 1_500_000 }];
  await service().recognise({ pcm: seconds(1500), ranges });
  expect(asked.length).toBeGreaterThan(2);
  for (const { file } of asked) expect(file.length).toBeLessThan(25_000_000);
  const sound = asked.reduce((sum, { file }) => sum + (file.length - 44) / 32, 0);
  expect(sound).toBeGreaterThanOrEqual(1_500_000);
});

test('a busy service is asked again; one that refuses is named in Chinese, without the key', async () => {
  answer = (index) =>
    index === 0
      ? { status: 503, body: { error: { message: 'overloaded', type: 'x' } } }
      : { status: 401, body: { error: { message: 'bad key sk-secret123456', type: 'x' } } };
  const ranges = [{ startMs: 0, endMs: 1000 }];
  const failure = service().recognise({ pcm: seconds(1), ranges });
  await expect(failure).rejects.toThrow('听写服务拒绝了密钥（401），请检查设置');
  expect(asked).toHaveLength(2);
});

test('without a service and weights nothing is heard, and that is said', async () => {
  const deaf = createRecogniser({ host, packs: noPacks });
  expect(await deaf.recognise({ pcm: seconds(1), ranges: [{ startMs: 0, endMs: 1000 }] })).toBeNull();
  expect([deaf.engine(), deaf.state()]).toEqual([null, 'absent']);
  expect(createRecogniser({ host, packs: noPacks, packsComing: true }).state()).toBe('coming');
});

test.skipIf(!hasWhisper)(
  `silence and hum are not turned into words${skipReason}`,
  { timeout: 180_000 },
  async () => {
    const recogniser = createRecogniser({ host, packs });
    const hum = Int16Array.from(
      { length: 80_000 },
      (_, at) => 3000 * Math.sin(at / 20) * Math.sin(at / 9000),
    );
    expect(await recogniser.recognise({ pcm: hum, ranges: [{ startMs: 0, endMs: 5000 }] })).toEqual([]);
    expect(await recogniser.recognise({ pcm: seconds(3), ranges: [{ startMs: 0, endMs: 3000 }] })).toEqual(
      [],
    );
  },
);
