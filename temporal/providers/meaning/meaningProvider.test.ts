import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEngineHost, type EngineHost } from '../enginehost/engineHost.ts';
import { createPackStore, packCacheDir } from '../packs/packStore.ts';
import { createMeaningProvider, type MeaningProvider } from './meaningProvider.ts';
import { cosine } from './types.ts';

const packs = createPackStore({ cacheDir: packCacheDir(process.env.XDG_CACHE_HOME) });
const hasBge = packs.packDir('bge-small-zh') !== null;
const skipReason = hasBge ? '' : ' [skipped: the bge-small-zh pack is not in the cache]';
const noPacks = { packDir: () => null };

let host: EngineHost;
beforeAll(() => {
  host = createEngineHost();
});
afterAll(() => host.close());

/** Index of the clip nearest to the sentence. */
async function nearest(meaning: MeaningProvider, sentence: string, clips: string[]): Promise<number> {
  const { vectors } = await meaning.embed([sentence, ...clips]);
  const scores = vectors.slice(1).map((vector) => cosine(vectors[0]!, vector));
  return scores.indexOf(Math.max(...scores));
}

test('plain matching finds shared words and names itself honestly', async () => {
  const meaning = createMeaningProvider({ host, packs: noPacks });
  const clips = ['城市夜景航拍', '桌子上的保温杯特写', '溪水从石头上流过'];
  expect(await nearest(meaning, '这款保温杯真好看', clips)).toBe(1);
  expect(await nearest(meaning, '的了是在', clips)).toBe(0);
  expect((await meaning.embed(['你好'])).engine).toBe('词面匹配');
});

test('cosine of equal, opposite and empty vectors', () => {
  const vector = Float32Array.of(3, 4);
  expect(cosine(vector, vector)).toBeCloseTo(1);
  expect(cosine(vector, Float32Array.of(-3, -4))).toBeCloseTo(-1);
  expect(cosine(vector, new Float32Array(2))).toBe(0);
  expect(() => cosine(vector, new Float32Array(3))).toThrow(RangeError);
});

test.skipIf(!hasBge)(
  `bge finds what is meant without a shared word${skipReason}`,
  { timeout: 60_000 },
  async () => {
    const meaning = createMeaningProvider({ host, packs });
    const clips = ['一朵花慢慢绽放的特写', '溪水从石头上流过', '停车场里车来车往', '城市夜景航拍'];
    expect(await nearest(meaning, '小河哗啦啦地响', clips)).toBe(1);
    expect(await nearest(meaning, '上班高峰期的交通', clips)).toBe(2);
    expect(await nearest(meaning, '灯火通明的大都会', clips)).toBe(3);
    const { vectors, engine } = await meaning.embed(['你好', '']);
    expect(engine).toBe('bge-small-zh（内置语义匹配）');
    expect(cosine(vectors[0]!, vectors[0]!)).toBeCloseTo(1);
    expect(vectors.map((vector) => vector.length)).toEqual([512, 512]);
    const long = await meaning.embed(['很长的句子'.repeat(400)]);
    expect(long.vectors[0]!.every(Number.isFinite)).toBe(true);
  },
);

test('a configured service is asked in the documented form, and its refusal is a Chinese sentence', async () => {
  const asked: Array<{ model: string; input: string[] }> = [];
  let status = 200;
  const server: Server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    asked.push(JSON.parse(Buffer.concat(chunks).toString()));
    expect(request.url).toBe('/v1/embeddings');
    expect(request.headers.authorization).toBe('Bearer sk-secret123456');
    const data = [
      { object: 'embedding', index: 0, embedding: [3, 4] },
      { object: 'embedding', index: 1, embedding: [0, 2] },
    ];
    const body =
      status === 200
        ? { object: 'list', data, usage: { prompt_tokens: 2, total_tokens: 2 } }
        : { error: { message: 'no' } };
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
    const vendor = { baseUrl, apiKey: 'sk-secret123456', model: 'text-embedding-v4', retryDelayMs: 1 };
    const meaning = createMeaningProvider({ host, packs: noPacks, vendor });
    const { vectors, engine } = await meaning.embed(['一', '二']);
    expect(asked[0]).toMatchObject({ model: 'text-embedding-v4', input: ['一', '二'] });
    expect(engine).toBe('语义服务（text-embedding-v4）');
    expect([...vectors[0]!].map((value) => value.toFixed(1))).toEqual(['0.6', '0.8']);
    status = 401;
    await expect(meaning.embed(['一', '二'])).rejects.toThrow('语义服务拒绝了密钥（401）');
    expect(asked.length).toBe(2);
  } finally {
    server.closeAllConnections();
    server.close();
  }
});
