import { Writable } from 'node:stream';
import { serverAudits } from 'graphql-http';
import { beforeAll, describe, expect, test } from 'vitest';
import { startSession } from '../../server/domains/accounts/sessions.ts';
import { createLogger } from '../../server/platform/logger.ts';
import { type TestApp, testApp } from '../support/app.ts';
import { type TestPerson, testMaterial, testPerson } from '../support/people.ts';
import { type TestServer, testServer } from '../support/server.ts';

let app: TestApp;
let server: TestServer;
let person: TestPerson;
const written: string[] = [];

beforeAll(async () => {
  app = await testApp();
  // The logger of the product, at its most talkative.
  const sink = new Writable({
    write: (chunk, _encoding, done) => {
      written.push(String(chunk));
      done();
    },
  });
  app.log = createLogger({ level: 'trace', role: 'api' }, sink);
  server = await testServer(app);
  person = await testPerson(app);
});

describe('GraphQL over HTTP', () => {
  test('passes every audit of the graphql-http suite', async () => {
    const audits = serverAudits({ url: () => `${server.origin}/graphql`, fetchFn: fetch });
    expect(audits.length).toBeGreaterThan(55);
    const failed: string[] = [];
    for (const audit of audits) {
      const result = await audit.fn();
      if (result.status !== 'ok') failed.push(`${audit.name}: ${result.reason}`);
    }
    expect(failed).toEqual([]);
  });

  test('a request is refused by its body’s size before it is parsed', async () => {
    const { status } = await server.graphql(`{ viewer { id } } # ${'x'.repeat(600_000)}`);
    expect(status).toBe(413);
  });

  test('a mutation does not come by GET, and a session’s does not come from elsewhere', async () => {
    const query = encodeURIComponent('mutation { signOut }');
    expect((await fetch(`${server.origin}/graphql?query=${query}`)).status).toBe(405);
    const session = await sessionCookie();
    const post = (headers: Record<string, string>) =>
      server.graphql('mutation { signOut }', { headers: { cookie: session, ...headers } });
    const ours = { origin: server.origin, 'x-reelsmith-csrf': '1' };
    expect((await post({})).status).toBe(403);
    expect((await post({ origin: server.origin })).status).toBe(403);
    expect((await post({ ...ours, origin: 'https://evil.example' })).status).toBe(403);
    // What a form of another site can send without asking.
    const form = await fetch(`${server.origin}/graphql`, {
      method: 'POST',
      headers: { cookie: session, 'content-type': 'text/plain' },
      body: JSON.stringify({ query: 'mutation { signOut }' }),
    });
    expect(form.status).toBe(403);
    expect((await post(ours)).body).toEqual({ data: { signOut: true } });
  });

  async function sessionCookie(): Promise<string> {
    const { token } = await startSession(app, { userId: person.user.id, ip: '127.0.0.1', userAgent: null });
    return `reelsmith_session=${token}`;
  }
});

describe('every answer', () => {
  const paths = [
    '/',
    '/mixcut',
    '/nowhere.js',
    '/healthz',
    '/readyz',
    '/metrics',
    '/api/v1/nowhere',
    '/files/x',
    '/graphql',
  ];

  test('carries the headers that keep browsers honest, errors too', async () => {
    for (const path of paths) {
      const { headers } = await fetch(server.origin + path, { headers: { accept: 'text/html' } });
      expect([path, headers.get('x-content-type-options')]).toEqual([path, 'nosniff']);
      const policy = headers.get('content-security-policy') ?? '';
      expect([path, policy]).toEqual([path, expect.stringMatching(/default-src '(self|none)'/)]);
      expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline| \*/);
      // Sockets of our own origin are 'self'; any other place would be a way out for what a page holds.
      expect(policy).not.toMatch(/connect-src[^;]* wss?:(;| |$)/);
      expect([path, headers.get('referrer-policy')]).toEqual([path, 'no-referrer']);
      expect(headers.get('x-powered-by')).toBeNull();
    }
  });

  test('says its request id and nothing of what went wrong inside', async () => {
    const keep = app.storage.signedUrl;
    app.storage.signedUrl = () => Promise.reject(new TypeError(`secret of ${app.config.dataDir}`));
    await testMaterial(app, person.user.id);
    const query = '{ materials(first: 1) { edges { node { url } } } }';
    const answer = await server.graphql(query, { as: person.token });
    app.storage.signedUrl = keep;
    const id = answer.headers.get('x-request-id');
    expect(answer.text).toContain('系统繁忙');
    expect(answer.text).toContain(id);
    expect(answer.body.errors).toMatchObject([{ extensions: { code: 'INTERNAL', requestId: id } }]);
    expect(answer.text).not.toMatch(/secret|TypeError|\.ts/);
    expect(written.join('')).toContain(`secret of ${app.config.dataDir}`);
  });
});

test('no query string, token, cookie, password or variable is ever written into the log', async () => {
  const canary = 'c4n4ry7';
  const bearer = { authorization: `Bearer rs_${canary}` };
  const cookie = { cookie: `reelsmith_session=${canary}` };
  const basic = { authorization: `Basic ${Buffer.from(`admin:${canary}`).toString('base64')}` };
  const urls = [
    '/graphql?query=%7Bviewer%7Bid%7D%7D&token=',
    '/files/x?sig=',
    '/nowhere?token=',
    '/api/v1/user/info?key=',
    '/api/v1/nowhere?key=',
    '/?session=',
  ];
  for (const url of urls) {
    for (const headers of [bearer, cookie, basic]) await fetch(server.origin + url + canary, { headers });
  }
  const signIn = `mutation ($input: SignInInput!) { signIn(input: $input) { viewer { id } } }`;
  await server.graphql(signIn, { variables: { input: { userName: 'admin', password: canary } } });
  await server.graphql(
    `mutation { signIn(input: { userName: "admin", password: "${canary}" }) { nothing } }`,
  );
  await server.graphql(`{ project(number: "${canary}") { id } }`, { as: `rs_${canary}` });
  await fetch(`${server.origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: `{"q": ${canary}`,
  });
  const client = server.socketClient(`rs_${canary}`, { retryAttempts: 0, headers: cookie });
  await client
    .iterate({ query: `subscription { events { seq } } # ${canary}` })
    .next()
    .catch(() => undefined);
  const log = written.join('');
  expect(log).toContain('answered');
  expect(log.match(new RegExp(`.{0,120}${canary}`, 'g'))).toBeNull();
});
