import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createEngineHost, type EngineHost } from '../../enginehost/engineHost.ts';
import { createVoiceProvider } from '../voiceProvider.ts';

interface Asked {
  url: string | undefined;
  headers: IncomingHttpHeaders;
  body: { model: string; input: string; voice: string; response_format: string; speed?: number };
}
interface Answer {
  status: number;
  body: Buffer | string;
  headers?: Record<string, string>;
}

let server: Server;
let host: EngineHost;
let folder: string;
let asked: Asked[];
let answers: Array<(request: Asked) => Answer>;

beforeEach(async () => {
  asked = [];
  answers = [];
  folder = await mkdtemp(join(tmpdir(), 'speech-'));
  host = createEngineHost();
  server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const call = {
      url: request.url,
      headers: request.headers,
      body: JSON.parse(Buffer.concat(chunks).toString()),
    };
    asked.push(call);
    const answer = (answers.length > 1 ? answers.shift()! : answers[0]!)(call);
    response
      .writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers })
      .end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await host.close();
  await rm(folder, { recursive: true, force: true });
});

function provider(baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`) {
  return createVoiceProvider({
    host,
    packs: { packDir: () => null },
    ffmpegPath: process.env.FFMPEG_PATH ?? 'ffmpeg',
    vendor: { baseUrl, apiKey: 'sk-secret123456', model: 'tts-1', voices: ['alloy'], retryDelayMs: 1 },
  });
}

const speak = (text: string, signal?: AbortSignal) =>
  provider().speak({
    text,
    voice: 'alloy',
    language: 'zh',
    speed: 1,
    outPath: join(folder, 'out.wav'),
    ...(signal ? { signal } : {}),
  });

/** A 24 kHz WAV of tone and silence by turns, in ms; sizes unknown as streaming services send them. */
function wav(...partsMs: number[]): Buffer {
  const samples = partsMs.flatMap((length, index) =>
    Array.from({ length: length * 24 }, (_, at) => (index % 2 ? 0 : Math.round(9000 * Math.sin(at / 6)))),
  );
  const header = Buffer.alloc(44);
  header.write('RIFF', 0);
  header.writeUInt32LE(0xffffffff, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(24_000, 24);
  header.writeUInt32LE(48_000, 28);
  header.writeUInt16LE(2, 32);
  header.writeUInt16LE(16, 34);
  header.write('data', 36);
  header.writeUInt32LE(0xffffffff, 40);
  return Buffer.concat([header, Buffer.from(Int16Array.from(samples).buffer)]);
}

const error = (status: number, message: string, headers = {}): Answer => ({
  status,
  body: JSON.stringify({ error: { message, type: 'x', code: null } }),
  headers,
});

test('asks in the documented form, one request a sentence, and cuts clauses at the measured pauses', async () => {
  answers = [
    () => ({ status: 200, body: wav(1000, 200, 1000), headers: { 'content-type': 'audio/wav' } }),
    () => ({ status: 200, body: wav(800), headers: { 'content-type': 'audio/wav' } }),
  ];
  const speech = await speak('今天给您带来新品，一起来看看它好吗？真的很好用哦。');
  expect(asked.map(({ body }) => body)).toEqual([
    { model: 'tts-1', input: '今天给您带来新品，一起来看看它好吗？', voice: 'alloy', response_format: 'wav' },
    { model: 'tts-1', input: '真的很好用哦。', voice: 'alloy', response_format: 'wav' },
  ]);
  expect(asked[0]).toMatchObject({
    url: '/v1/audio/speech',
    headers: { authorization: 'Bearer sk-secret123456' },
  });
  expect(speech.engine).toBe('语音服务（tts-1）');
  const [one, two, three] = speech.clauses;
  expect(Math.abs(one!.endMs - 1000)).toBeLessThanOrEqual(20);
  expect(Math.abs(two!.startMs - 1200)).toBeLessThanOrEqual(20);
  expect(three!.text).toBe('真的很好用哦。');
  expect(three!.startMs - two!.endMs).toBe(340);
  const file = await readFile(speech.wavPath);
  expect(file.readUInt16LE(22)).toBe(1);
  expect(file.readUInt32LE(24)).toBe(48_000);
  expect(Math.abs((file.length - 44) / 96 - speech.durationMs)).toBeLessThanOrEqual(1);
});

test('busy and broken services are asked again', async () => {
  answers = [
    () => error(429, 'slow down', { 'retry-after': '0' }),
    () => error(503, 'overloaded'),
    () => ({ status: 200, body: wav(500) }),
  ];
  await speak('你好世界。');
  expect(asked.length).toBe(3);
});

test.each([
  [401, 'Incorrect API key provided: sk-secret123456', '语音服务拒绝了密钥（401），请检查设置', 1],
  [400, 'voice sk-secret123456 is unknown', '语音服务拒绝了请求（400）：voice *** is unknown', 1],
  [429, 'quota', '语音服务请求过于频繁或额度已用完（429），请稍后再试', 4],
  [500, 'oops', '语音服务暂时不可用（500），请稍后再试', 4],
])('%i becomes a Chinese sentence without the key', async (status, message, sentence, requests) => {
  answers = [() => error(status, message)];
  const failure = await speak('你好世界。').catch((reason: Error) => reason);
  expect((failure as Error).message).toBe(sentence);
  expect(asked.length).toBe(requests);
});

test('what is not audio, and audio without a sound, is refused', async () => {
  answers = [() => ({ status: 200, body: '#EXTM3U\n/etc/passwd', headers: { 'content-type': 'audio/wav' } })];
  await expect(speak('你好世界。')).rejects.toMatchObject({ code: 'AUDIO_BROKEN' });
  answers = [() => ({ status: 200, body: wav(0, 1000) })];
  await expect(speak('你好世界。')).rejects.toThrow('没有声音');
});

test('a service that cannot be reached is named', async () => {
  const voices = provider('http://127.0.0.1:1/v1');
  const request = {
    text: '你好',
    voice: 'alloy',
    language: 'zh',
    speed: 1,
    outPath: join(folder, 'x.wav'),
  } as const;
  await expect(voices.speak(request)).rejects.toThrow('连不上语音服务');
});
