import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { parseAllowList } from './allowList.ts';
import { createEgress, type EgressRequest } from './egress.ts';

const MB = 1024 ** 2;
const servers: Server[] = [];
afterAll(() => {
  for (const server of servers) {
    server.close();
    server.closeAllConnections();
  }
});

async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const open = { publicUrl: 'https://films.example', port: 4000, egressAllow: parseAllowList('127.0.0.1:*') };
const egress = createEgress(open);
const ask = (url: string, request: Partial<EgressRequest> = {}) =>
  egress.request({ url, useAllowList: true, timeoutMs: 3000, ...request });

test('an answer comes back unpacked, with the few headers that describe it', async () => {
  const origin = await serve((_, response) => {
    response.writeHead(201, {
      'content-type': 'text/plain',
      'set-cookie': 'a=b',
      server: 'x',
      'content-encoding': 'br',
    });
    response.end(brotliCompressSync('你好'));
  });
  const answer = await ask(`${origin}/a?b=c`);
  expect(answer).toMatchObject({ status: 201, contentType: 'text/plain', finalUrl: `${origin}/a?b=c` });
  expect(answer.headers).toEqual({ 'content-type': 'text/plain' });
  expect(answer.bytes.toString()).toBe('你好');
});

test.each([
  ['gzip', gzipSync],
  ['deflate', deflateSync],
  ['br', brotliCompressSync],
])('a bomb in %s is put out', async (encoding, pack) => {
  const packed = pack(Buffer.alloc(16 * MB));
  const origin = await serve((_, response) => {
    response.writeHead(200, { 'content-encoding': encoding }).end(packed);
  });
  const before = process.memoryUsage().arrayBuffers;
  await expect(ask(origin, { maxBytes: 64 * MB })).rejects.toThrow('解压后异常膨胀');
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(12 * MB);
});

test('packed twice, packed strangely or cut off is refused', async () => {
  const origin = await serve((request, response) => {
    const cut = request.url === '/cut';
    response.writeHead(200, { 'content-encoding': cut ? 'gzip' : request.url!.slice(1) });
    response.end(gzipSync('x'.repeat(5000)).subarray(0, cut ? 20 : undefined));
  });
  for (const encoding of ['gzip,gzip', 'compress', 'zstd']) {
    await expect(ask(`${origin}/${encoding}`)).rejects.toThrow('压缩方式不受支持');
  }
  await expect(ask(`${origin}/cut`)).rejects.toThrow('不完整');
});

test('an endless answer ends at the limit', async () => {
  const chunk = Buffer.alloc(64 * 1024, 'x');
  let sent = 0;
  const origin = await serve((_, response) => {
    const push = () => {
      while (!response.destroyed) {
        sent += chunk.length;
        if (!response.write(chunk)) return void response.once('drain', push);
      }
    };
    push();
  });
  await expect(ask(origin, { maxBytes: MB })).rejects.toThrow('返回内容超过 1 MB');
  expect(sent).toBeLessThan(16 * MB);
});

test.each(['headers', 'body'])('slow %s end with the time allowed', async (part) => {
  const origin = await serve((_, response) => {
    if (part === 'body') response.writeHead(200);
    const drip = setInterval(() => part === 'body' && response.write('.'), 20);
    response.on('close', () => clearInterval(drip));
  });
  const started = performance.now();
  await expect(ask(origin, { timeoutMs: 400 })).rejects.toThrow('没有在 1 秒内答完');
  expect(performance.now() - started).toBeLessThan(2000);
});

test('a name server that never answers ends with the time allowed', async () => {
  const guard = createEgress(open, { resolve: () => new Promise(() => {}) });
  await expect(guard.request({ url: 'http://slow.test/', timeoutMs: 200 })).rejects.toThrow(
    '没有在 1 秒内答完',
  );
});

test('a caller may give up', async () => {
  const origin = await serve(() => {});
  await expect(ask(origin, { signal: AbortSignal.timeout(100) })).rejects.toThrow('请求已取消');
});

test('headers stay with their origin; a redirected POST becomes a GET, a 307 stays what it is', async () => {
  const seen: Array<Pick<IncomingMessage, 'method' | 'headers'> & { body: string }> = [];
  const last = await serve(async (request, response) => {
    const body = Buffer.concat(await Array.fromAsync(request)).toString();
    seen.push({ method: request.method, headers: request.headers, body });
    response.end('here');
  });
  const first = await serve((request, response) => {
    const [, status, where] = request.url!.split('/');
    response.writeHead(Number(status), { location: where === 'there' ? `${last}/x` : '/200/x' }).end();
  });
  const post = { method: 'POST', body: '{"a":1}', headers: { authorization: 'Bearer canary' } } as const;
  expect(await ask(`${first}/302/there`, post)).toMatchObject({ status: 200, finalUrl: `${last}/x` });
  await ask(`${first}/307/there`, post);
  expect(seen.map(({ method, body }) => [method, body])).toEqual([
    ['GET', ''],
    ['POST', '{"a":1}'],
  ]);
  expect(JSON.stringify(seen)).not.toContain('canary');
});

test('three redirects are followed, a fourth is not; none where none are wanted', async () => {
  const origin = await serve((request, response) => {
    const left = Number(request.url!.slice(1));
    response.writeHead(left > 0 ? 302 : 200, left > 0 ? { location: `/${left - 1}` } : {}).end();
  });
  expect(await ask(`${origin}/3`)).toMatchObject({ status: 200 });
  await expect(ask(`${origin}/4`)).rejects.toThrow('跳转超过 3 次');
  await expect(ask(`${origin}/4`, { redirects: 99 })).rejects.toThrow('跳转超过 3 次');
  expect(await ask(`${origin}/4`, { redirects: 0 })).toMatchObject({ status: 302 });
});

test('the list counts for those it is meant for, and never for our own door', async () => {
  const origin = await serve((_, response) => response.end('inside'));
  await expect(egress.request({ url: origin })).rejects.toThrow('只能访问 80 和 443 端口');
  const ownDoor = createEgress({ ...open, port: Number(new URL(origin).port) });
  await expect(ownDoor.request({ url: origin, useAllowList: true })).rejects.toThrow('无法访问该地址');
  expect((await ask(origin)).bytes.toString()).toBe('inside');
});

test('our own public name and the storage server are not on the outside', async () => {
  const s3 = {
    endpoint: 'https://s3.example',
    region: 'x',
    bucket: 'b',
    accessKeyId: 'a',
    secretAccessKey: 's',
    forcePathStyle: true,
  };
  const guard = createEgress({ ...open, s3 }, { resolve: async () => ['93.184.216.34'], answerStepMs: 0 });
  for (const url of ['https://films.example/', 'https://FILMS.example./', 'https://s3.example/b']) {
    await expect(guard.request({ url, timeoutMs: 500 })).rejects.toThrow('无法访问该地址');
  }
});

test.each([
  ['ftp://example.com/', '只支持 http 和 https'],
  ['file:///etc/passwd', '只支持 http 和 https'],
  ['http://user:pass@example.com/', '不能包含用户名和密码'],
  ['http://example.com:22/', '只能访问 80 和 443 端口'],
  ['http://', '地址格式不正确'],
  [`http://example.com/${'a'.repeat(9000)}`, '地址格式不正确'],
])('%s is refused: %s', async (url, sentence) => {
  await expect(egress.request({ url })).rejects.toThrow(sentence);
});

test('headers of the connection, and values that could start another request, are refused unread', async () => {
  const origin = await serve((_, response) => response.end());
  for (const name of ['Host', 'content-length', 'Transfer-Encoding', 'Proxy-Authorization', 'connection']) {
    await expect(ask(origin, { headers: { [name]: 'x' } })).rejects.toThrow('由系统填写');
  }
  const smuggled = ask(origin, { headers: { 'x-key': 'canary\r\nHost: evil' } });
  await expect(smuggled).rejects.toThrow('x-key');
  await expect(smuggled).rejects.not.toThrow('canary');
});

test('so many at once, and no more', async () => {
  const origin = await serve(() => {});
  const stop = new AbortController();
  const held = Array.from({ length: 32 }, () => ask(origin, { signal: stop.signal }).catch(() => 'ended'));
  await expect(ask(origin)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  stop.abort();
  expect(await Promise.all(held)).toEqual(Array(32).fill('ended'));
  await expect(ask(`${origin}:`, { timeoutMs: 100 })).rejects.not.toMatchObject({ code: 'RATE_LIMITED' });
});
