import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { getCACertificates, setDefaultCACertificates, type TLSSocket } from 'node:tls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseAllowList } from './allowList.ts';
import { createEgress } from './egress.ts';
import { certificateFor } from './testing/certificate.ts';

const known = certificateFor(['tools.test', 'also.test', '127.0.0.1']);
const nameless = certificateFor(['tools.test']);
const stranger = certificateFor(['tools.test']);
const before = getCACertificates('default');
const servers: Server[] = [];
/** What the servers saw: the name that TLS asked for, and the Host of the request that came. */
const shown: string[] = [];
const requests: string[] = [];

beforeAll(() => setDefaultCACertificates([...before, known.cert, nameless.cert]));
afterAll(() => {
  setDefaultCACertificates(before);
  for (const server of servers) server.closeAllConnections();
  for (const server of servers) server.close();
});

async function serve(certificate: { cert: string; key: string }, location?: () => string): Promise<number> {
  const server = createServer(certificate, (request, response) => {
    requests.push(String(request.headers.host));
    if (location) response.writeHead(302, { location: location() });
    response.end('inside');
  });
  server.on('secureConnection', (socket: TLSSocket) => shown.push(String(socket.servername)));
  server.on('tlsClientError', () => {});
  servers.push(server);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return (server.address() as AddressInfo).port;
}

/** Every name leads to this machine; `.test` is a name that no name server has. */
function guard(allowed: string) {
  const asked: string[] = [];
  const config = {
    publicUrl: 'https://films.example',
    port: 4000,
    egressAllow: parseAllowList(`${allowed} 127.0.0.1:*`),
  };
  const egress = createEgress(config, {
    resolve: async (host) => {
      asked.push(host);
      return ['127.0.0.1'];
    },
    answerStepMs: 0,
  });
  return {
    asked,
    get: (url: string) => egress.request({ url, useAllowList: true, timeoutMs: 5000 }),
  };
}

test('the checked address is connected to, and the name is what the certificate must say', async () => {
  const port = await serve(known);
  const { get, asked } = guard('tools.test:*');
  shown.length = requests.length = 0;
  const answer = await get(`https://tools.test:${port}/x`);
  expect(answer.bytes.toString()).toBe('inside');
  expect(answer.finalUrl).toBe(`https://tools.test:${port}/x`);
  // Looked up once, by the guard: TLS and HTTP were given the name, the connection its address.
  expect(asked).toEqual(['tools.test']);
  expect(shown).toEqual(['tools.test']);
  expect(requests).toEqual([`tools.test:${port}`]);
});

test('a certificate for another name is refused before anything is said', async () => {
  const port = await serve(known);
  requests.length = 0;
  await expect(guard('wrong.test:*').get(`https://wrong.test:${port}/`)).rejects.toThrow('证书');
  expect(requests).toEqual([]);
});

test('a certificate that nobody vouches for is refused, also from a host that the operator opened', async () => {
  const port = await serve(stranger);
  requests.length = 0;
  await expect(guard('tools.test:*').get(`https://tools.test:${port}/`)).rejects.toThrow('证书');
  expect(requests).toEqual([]);
});

test('an address asked for as such must stand in the certificate', async () => {
  const { get } = guard('');
  expect((await get(`https://127.0.0.1:${await serve(known)}/`)).status).toBe(200);
  requests.length = 0;
  await expect(get(`https://127.0.0.1:${await serve(nameless)}/`)).rejects.toThrow('证书');
  expect(requests).toEqual([]);
});

test('a redirect is held to the name that it leads to', async () => {
  const last = await serve(known);
  let host = 'also.test';
  const first = await serve(known, () => `https://${host}:${last}/`);
  const { get } = guard('tools.test:* also.test:* wrong.test:*');
  expect((await get(`https://tools.test:${first}/`)).finalUrl).toBe(`https://also.test:${last}/`);
  host = 'wrong.test';
  requests.length = 0;
  await expect(get(`https://tools.test:${first}/`)).rejects.toThrow('证书');
  expect(requests).toEqual([`tools.test:${first}`]);
});

test('TLS is asked for and not fallen back from', async () => {
  const port = await serve(known);
  await expect(guard('tools.test:*').get(`http://tools.test:${port}/`)).rejects.toThrow();
});
