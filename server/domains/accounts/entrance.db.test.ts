import { beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../tests/support/app.ts';
import { testPerson } from '../../../tests/support/people.ts';
import { type TestServer, testServer } from '../../../tests/support/server.ts';
import { Refusal } from '../../platform/refusal.ts';
import { may } from '../../platform/viewer.ts';
import { exchangeEntrance, issueApiKey, issueEntrance, sweepAccounts, viewerOfSession } from './accounts.ts';

let app: TestApp;
let server: TestServer;
beforeAll(async () => {
  app = await testApp({
    publicUrl: 'https://reelsmith.example',
    frameAncestors: ["'self'", 'https://shop.example'],
  });
  server = await testServer(app);
});

const here = { ip: '10.0.0.1', userAgent: null };
const told = (work: Promise<unknown>) =>
  work.then(
    () => 'passed',
    (error: unknown) => (error instanceof Refusal ? error.code : String(error)),
  );

describe('a ticket', () => {
  test('lets in once, however many bring it at once', async () => {
    const { viewer } = await testPerson(app);
    const { token } = await issueEntrance(app, viewer, {});
    const outcomes = await Promise.all(
      Array.from({ length: 50 }, () => told(exchangeEntrance(app, { token, ...here }))),
    );
    expect(outcomes.filter((outcome) => outcome === 'passed')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === 'UNAUTHENTICATED')).toHaveLength(49);
    expect(await app.db.session.count({ where: { userId: viewer.userId } })).toBe(1);
  });

  test('is kept as a hash, ends after its seconds, and is swept', async () => {
    const { viewer } = await testPerson(app);
    const then = new Date(Date.now() - 61_000);
    const [late] = [await issueEntrance(app, viewer, {}, then), await issueEntrance(app, viewer, {}, then)];
    const rows = await app.db.entranceToken.findMany({ where: { userId: viewer.userId } });
    expect(rows.map((row) => Buffer.from(row.tokenHash).toString('latin1')).join()).not.toContain(late.token);
    expect(await told(exchangeEntrance(app, { token: late.token, ...here }))).toBe('UNAUTHENTICATED');
    await sweepAccounts(app);
    expect(await app.db.entranceToken.count({ where: { userId: viewer.userId } })).toBe(0);
  });

  test('becomes a session that is short, shown as embedded, and cannot touch the account', async () => {
    const { viewer, user } = await testPerson(app, { role: 'ADMIN' });
    const { token } = await issueEntrance(app, viewer, {});
    const entered = await exchangeEntrance(app, { token, ...here });
    expect(entered.expiresAt.getTime() - Date.now()).toBeLessThanOrEqual(8 * 3_600_000);
    const inside = await viewerOfSession(app, entered.token, 'token');
    expect(inside).toMatchObject({ userId: user.id, scopes: ['READ', 'CHANGE', 'SPEND'] });
    const allowed = (['read', 'change', 'spend', 'account', 'administer'] as const).filter((permission) =>
      may(inside, permission),
    );
    expect(allowed).toEqual(['read', 'change', 'spend']);
    // Nor can it make another ticket and so live for ever.
    expect(await told(issueEntrance(app, inside!, {}))).toBe('FORBIDDEN');
    expect(await app.db.session.findUniqueOrThrow({ where: { id: entered.sessionId } })).toMatchObject({
      embedded: true,
    });
  });

  test('is not given to a key that may do less than the page', async () => {
    const { user } = await testPerson(app);
    const ask = async (scopes: Array<'READ' | 'CHANGE' | 'SPEND'>, name: string) => {
      const { key } = await issueApiKey(app, { userId: user.id, name, scopes });
      const { body } = await server.graphql('mutation { issueEntranceToken { url } }', { as: key });
      return body.errors?.[0]?.extensions.code ?? 'passed';
    };
    expect(await ask(['READ'], 'reads')).toBe('FORBIDDEN');
    expect(await ask(['READ', 'CHANGE'], 'changes')).toBe('FORBIDDEN');
    expect(await ask(['READ', 'CHANGE', 'SPEND'], 'all')).toBe('passed');
  });

  test.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'mixcut', `/${'x'.repeat(600)}`])(
    'leads to a page of ours only: %s',
    async (page) => {
      const { viewer } = await testPerson(app, { credits: 0 });
      expect(await told(issueEntrance(app, viewer, { page }))).toBe('BAD_USER_INPUT');
    },
  );

  test('is asked for a hundred times at most', async () => {
    const { viewer } = await testPerson(app, { credits: 0 });
    for (let index = 0; index < 100; index += 1) await issueEntrance(app, viewer, {});
    expect(await told(issueEntrance(app, viewer, {}))).toBe('RATE_LIMITED');
  });
});

describe('a page in a frame', () => {
  const EXCHANGE = `mutation ($token: String!, $framed: Boolean!) {
    exchangeEntranceToken(token: $token, framed: $framed) { token viewer { userName } }
  }`;

  test('gets a token for its memory and, over https, a cookie that counts in that frame only', async () => {
    const { viewer, user, token: key } = await testPerson(app);
    const issued = await server.graphql(
      'mutation { issueEntranceToken(page: "/mixcut?project_id=7") { token url } }',
      { as: key },
    );
    const { token, url } = issued.body.data.issueEntranceToken;
    expect(url).toBe(`https://reelsmith.example/mixcut?project_id=7&token=${token}&iframe=true`);
    const entered = await server.graphql(EXCHANGE, { variables: { token, framed: true } });
    const { exchangeEntranceToken } = entered.body.data;
    expect(exchangeEntranceToken.viewer).toEqual({ userName: user.userName });
    const cookie = entered.headers.get('set-cookie') ?? '';
    for (const part of ['reelsmith_embedded=ss_', 'HttpOnly', 'Secure', 'SameSite=None', 'Partitioned'])
      expect(cookie).toContain(part);
    expect(cookie).not.toContain('reelsmith_session');
    const [pair] = cookie.split(';');
    const ask = (headers: Record<string, string>, as?: string) =>
      server.graphql('{ viewer { id } }', { headers, ...(as ? { as } : {}) });
    const ours = { 'x-reelsmith-csrf': '1', origin: server.origin };
    expect((await ask({ ...ours, cookie: pair! })).body.data.viewer).not.toBeNull();
    expect((await ask({}, exchangeEntranceToken.token)).body.data.viewer).not.toBeNull();
    // The cookie also passes where a stale one of the person's own stands before it.
    const stale = `reelsmith_session=ss_gone; ${pair}`;
    expect((await ask({ ...ours, cookie: stale })).body.data.viewer).not.toBeNull();
    expect(viewer.userId).toBe(user.id);
  });

  test('gets none over plain http, nor where it stands alone', async () => {
    const plain = await testApp();
    const other = await testServer(plain);
    const person = await testPerson(plain);
    const [framed, alone] = [
      (await issueEntrance(plain, person.viewer, {})).token,
      (await issueEntrance(plain, person.viewer, {})).token,
    ];
    for (const variables of [
      { token: framed, framed: true },
      { token: alone, framed: false },
    ]) {
      const entered = await other.graphql(EXCHANGE, { variables });
      expect(entered.body.errors).toBeUndefined();
      expect(entered.headers.get('set-cookie')).toBeNull();
    }
  });

  test('may stand where the operator allows it; nobody learns its address; the log has no ticket', async () => {
    const { viewer } = await testPerson(app);
    const { token } = await issueEntrance(app, viewer, {});
    const answer = await fetch(`${server.origin}/mixcut?token=${token}`, {
      headers: { accept: 'text/html' },
    });
    expect(answer.headers.get('content-security-policy')).toContain(
      "frame-ancestors 'self' https://shop.example;",
    );
    expect(answer.headers.get('x-frame-options')).toBeNull();
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
    await server.graphql(EXCHANGE, { variables: { token, framed: true } });
    expect(app.logs.join('')).not.toContain(token);
    const plain = await testServer(await testApp());
    expect((await fetch(`${plain.origin}/healthz`)).headers.get('x-frame-options')).toBe('SAMEORIGIN');
  });
});
