import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import WebSocket from 'ws';
import { changePassword, revokeSession, signIn, signOut } from '../../server/domains/accounts/accounts.ts';
import { hashPassword } from '../../server/domains/accounts/passwords.ts';
import { emitEvent } from '../../server/events/emit.ts';
import { type TestApp, testApp } from '../support/app.ts';
import { type TestPerson, testPerson, testProject } from '../support/people.ts';
import { type TestServer, testServer } from '../support/server.ts';

let app: TestApp;
let server: TestServer;
let neighbour: TestServer;
let owner: TestPerson;

beforeAll(async () => {
  app = await testApp();
  [server, neighbour] = [await testServer(app, { recheckMs: 0 }), await testServer(app)];
  owner = await testPerson(app);
});

const EVENTS =
  'subscription ($after: Int, $projectId: ID) { events(after: $after, projectId: $projectId) { seq } }';
const upTo = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index + 1);
const globalId = (type: string, id: number) => Buffer.from(`${type}:${id}`).toString('base64');

interface Seen {
  data?: { events: { seq: number } } | null;
  errors?: ReadonlyArray<{ message: string; extensions?: Record<string, unknown> }>;
}

/** Reads numbers from where it stands until it has seen `last`, again and again from scratch when it is cut. */
async function follow(
  at: TestServer,
  person: TestPerson,
  last: number,
  cutAfter: number[],
): Promise<number[]> {
  const seen: number[] = [];
  for (let part = 0; seen.at(-1) !== last; part += 1) {
    const client = at.socketClient(person.token, { retryAttempts: 0 });
    const socket = new Promise<WebSocket>((resolve) =>
      client.on('connected', (it) => resolve(it as WebSocket)),
    );
    const from = seen.length;
    try {
      const stream = client.iterate({ query: EVENTS, variables: { after: seen.at(-1) ?? 0 } });
      for await (const { data } of stream as AsyncIterable<Seen>) {
        seen.push(data!.events.seq);
        // Cut as a lost network cuts: no farewell.
        if (seen.length - from === cutAfter[part]) (await socket).terminate();
        if (seen.at(-1) === last) break;
      }
    } catch {
      // That was the cut; the next part resumes.
    }
    client.terminate();
  }
  return seen;
}

/** Everything one subscription answers until it ends, by itself or by an error. */
async function answers(query: string, as?: string, variables = {}): Promise<Seen[]> {
  const client = server.socketClient(as, { retryAttempts: 0 });
  const all: Seen[] = [];
  try {
    for await (const answer of client.iterate({ query, variables })) all.push(answer as unknown as Seen);
  } catch (errors) {
    all.push({ errors: errors as NonNullable<Seen['errors']> });
  }
  return all;
}

describe('resuming', () => {
  test('a socket cut at random, on either of two servers, loses, doubles and reorders nothing', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 1, max: 12 }), { maxLength: 8 }),
        fc.array(fc.integer({ min: 1, max: 12 }), { maxLength: 8 }),
        async (cuts, otherCuts) => {
          const person = await testPerson(app, { credits: 0 });
          const writers = Array.from({ length: 4 }, async () => {
            for (let index = 0; index < 15; index += 1) {
              await emitEvent(app.db, { userId: person.user.id, kind: 'CREDITS' });
            }
          });
          const [here, there] = await Promise.all([
            follow(server, person, 60, cuts),
            follow(neighbour, person, 60, otherCuts),
            ...writers,
          ]);
          expect(here).toEqual(upTo(0, 60));
          expect(there).toEqual(upTo(0, 60));
        },
      ),
      { numRuns: 8 },
    );
  });

  test('a server that restarts says so with a code after which clients come back', async () => {
    const restarting = await testServer(app);
    const client = restarting.socketClient(owner.token, { retryAttempts: 0 });
    const stream = client.iterate({ query: EVENTS, variables: { after: 0 } });
    await stream.next();
    const closed = new Promise<CloseEvent>((resolve) =>
      client.on('closed', (event) => resolve(event as CloseEvent)),
    );
    const rest = stream.next().catch(() => undefined);
    await restarting.close();
    expect((await closed).code).toBe(1012);
    await rest;
  });

  test('over SSE the same events come in the same order, and hanging up ends the subscription', async () => {
    const person = await testPerson(app, { credits: 0 });
    for (let index = 0; index < 5; index += 1) {
      await emitEvent(app.db, { userId: person.user.id, kind: 'CREDITS' });
    }
    const hangUp = new AbortController();
    const answer = await fetch(`${server.origin}/graphql`, {
      method: 'POST',
      signal: hangUp.signal,
      headers: {
        accept: 'text/event-stream',
        'content-type': 'application/json',
        authorization: `Bearer ${person.token}`,
      },
      body: JSON.stringify({ query: EVENTS, variables: { after: 2 } }),
    });
    expect(answer.headers.get('content-type')).toContain('text/event-stream');
    let text = '';
    for await (const chunk of answer.body!) {
      text += Buffer.from(chunk).toString();
      if (text.includes('"seq":5')) break;
    }
    hangUp.abort();
    expect([...text.matchAll(/"seq":(\d+)/g)].map(([, seq]) => Number(seq))).toEqual([3, 4, 5]);
  });
});

describe('who may listen', () => {
  test('nobody gets nothing, and the socket lives on', async () => {
    const [answer] = await answers(EVENTS);
    expect(JSON.stringify(answer)).toContain('UNAUTHENTICATED');
  });

  test('another’s project answers like one that never was; its owner and an administrator hear it', async () => {
    const { projectId } = await testProject(app, owner);
    const [stranger, admin] = [await testPerson(app), await testPerson(app, { role: 'ADMIN' })];
    const plain = ([answer]: Seen[]) => JSON.stringify(answer);
    const theirs = plain(
      await answers(EVENTS, stranger.token, { projectId: globalId('Project', projectId) }),
    );
    const none = plain(
      await answers(EVENTS, stranger.token, { projectId: globalId('Project', 2 ** 31 - 1) }),
    );
    expect(theirs).toBe(none);
    expect(theirs).toContain('NOT_FOUND');
    for (const person of [owner, admin]) {
      const client = server.socketClient(person.token);
      const variables = { after: 0, projectId: globalId('Project', projectId) };
      const { value } = await client.iterate({ query: EVENTS, variables }).next();
      expect((value as Seen).data?.events.seq).toBeGreaterThan(0);
    }
  });

  test('an event is told as its reader may see it: the reader’s balance, not the owner’s', async () => {
    const { projectId } = await testProject(app, owner);
    const admin = await testPerson(app, { role: 'ADMIN', credits: 77 });
    const query = `subscription ($id: ID) { events(after: 0, projectId: $id) { project { number } viewer { credits } } }`;
    const variables = { id: globalId('Project', projectId) };
    const { value } = await server.socketClient(admin.token).iterate({ query, variables }).next();
    expect(value).toEqual({ data: { events: { project: { number: projectId }, viewer: { credits: 77 } } } });
  });

  test('a token that is taken away while its socket listens hears no more', async () => {
    const person = await testPerson(app, { credits: 0 });
    const client = server.socketClient(person.token, { retryAttempts: 0 });
    const stream = client.iterate({ query: EVENTS, variables: { after: 0 } });
    const first = stream.next();
    await emitEvent(app.db, { userId: person.user.id, kind: 'CREDITS' });
    await first;
    await app.db.apiKey.deleteMany({ where: { userId: person.user.id } });
    await emitEvent(app.db, { userId: person.user.id, kind: 'CREDITS' });
    await expect(stream.next()).rejects.toMatchObject({ code: 4401 });
    const [answer] = await answers(EVENTS, person.token);
    expect(JSON.stringify(answer)).toContain('UNAUTHENTICATED');
  });
});

interface Closed {
  code: number;
  at: number;
}

describe('whoever loses their access loses it in a second, with nothing sent to them', () => {
  /** A socket that listens and hears nothing; how and how soon it is closed. */
  async function listening(token: string): Promise<{ closed: Promise<Closed> }> {
    const client = neighbour.socketClient(token, { retryAttempts: 0 });
    const closed = new Promise<Closed>((resolve) =>
      client.on('closed', (event) => resolve({ code: (event as CloseEvent).code, at: performance.now() })),
    );
    // The top-up's event says that the subscription stands.
    await new Promise<void>((resolve, reject) =>
      client.subscribe(
        { query: 'subscription { events(after: 0) { seq } }' },
        { next: () => resolve(), error: reject, complete: () => undefined },
      ),
    );
    return { closed };
  }

  async function someone() {
    const person = await testPerson(app, { credits: 1 });
    const password = 'until now';
    await app.db.user.update({
      where: { id: person.user.id },
      data: { passwordHash: await hashPassword(password) },
    });
    const open = () =>
      signIn(app, { userName: person.user.userName, password, ip: '10.1.1.1', userAgent: null });
    return { person, password, open };
  }

  const soon = async (closed: Promise<Closed>, since: number) => {
    const { code, at } = await closed;
    expect(at - since).toBeLessThan(1_000);
    return code;
  };

  test('signing out', async () => {
    const { open } = await someone();
    const { token, viewer } = await open();
    const { closed } = await listening(token);
    const since = performance.now();
    await signOut(app, viewer);
    expect(await soon(closed, since)).toBe(4401);
  });

  test('revoking one session leaves the other', async () => {
    const { open } = await someone();
    const [mine, theirs] = [await open(), await open()];
    const [stays, goes] = [await listening(mine.token), await listening(theirs.token)];
    const since = performance.now();
    await revokeSession(app, mine.viewer, theirs.sessionId);
    expect(await soon(goes.closed, since)).toBe(4401);
    expect(await Promise.race([stays.closed, sleep(500).then(() => 'open')])).toBe('open');
  });

  test('a changed password ends all but the session it was changed in', async () => {
    const { open, password } = await someone();
    const [mine, theirs] = [await open(), await open()];
    const [stays, goes] = [await listening(mine.token), await listening(theirs.token)];
    const since = performance.now();
    await changePassword(app, mine.viewer, { oldPassword: password, newPassword: 'from now on' });
    expect((await goes.closed).code).toBe(4401);
    expect(performance.now() - since).toBeLessThan(2_000);
    expect(await Promise.race([stays.closed, sleep(500).then(() => 'open')])).toBe('open');
  });

  test('a deleted key', async () => {
    const { person } = await someone();
    const { closed } = await listening(person.token);
    const since = performance.now();
    await app.db.apiKey.deleteMany({ where: { userId: person.user.id } });
    expect(await soon(closed, since)).toBe(4401);
  });

  test('a revoked authorisation or another role lets the client come back with the rights of now', async () => {
    for (const data of [{ verified: false }, { role: 'ADMIN' as const }]) {
      const { person, open } = await someone();
      const { token } = await open();
      const { closed } = await listening(token);
      const since = performance.now();
      await app.db.user.update({ where: { id: person.user.id }, data });
      expect(await soon(closed, since)).toBe(1012);
    }
  });

  test('an event stream over HTTP ends too', async () => {
    const { open } = await someone();
    const { token, viewer } = await open();
    const answer = await fetch(`${neighbour.origin}/graphql`, {
      method: 'POST',
      headers: {
        accept: 'text/event-stream',
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
      },
      body: JSON.stringify({ query: 'subscription { events(after: 0) { seq } }' }),
    });
    const reader = answer.body!.getReader();
    await reader.read();
    const since = performance.now();
    await signOut(app, viewer);
    await (async () => {
      while (!(await reader.read()).done);
    })().catch(() => undefined);
    expect(performance.now() - since).toBeLessThan(1_000);
  });
});

describe('the socket', () => {
  async function upgradeStatus(headers: Record<string, string>): Promise<number> {
    const socket = new WebSocket(`${server.origin.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', {
      headers,
    });
    const outcome = await Promise.race([
      once(socket, 'open').then(() => 101),
      new Promise<number>((resolve) =>
        socket.on('unexpected-response', (_, { statusCode }) => resolve(statusCode!)),
      ),
    ]);
    socket.terminate();
    return outcome;
  }

  test('pages of other origins do not get one; our own pages and programs do', async () => {
    const ours = server.origin;
    const foreign = ['https://evil.example', `${ours}.evil.example`, 'null', 'http://127.0.0.1:1', 'file://'];
    for (const origin of foreign) expect([origin, await upgradeStatus({ origin })]).toEqual([origin, 403]);
    expect(await upgradeStatus({ origin: ours })).toBe(101);
    expect(await upgradeStatus({ origin: new URL(app.config.publicUrl).origin })).toBe(101);
    expect(await upgradeStatus({})).toBe(101);
  });

  test('an upgrade with an address that is none does not hurt the process', async () => {
    const { port } = new URL(server.origin);
    const raw = connect(Number(port), '127.0.0.1');
    raw.write(
      'GET http://[ HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n',
    );
    raw.on('error', () => undefined);
    await once(raw.resume(), 'close');
    expect((await fetch(`${server.origin}/healthz`)).status).toBe(200);
  });

  test('one bad document costs its operation, not the socket and what else runs on it', async () => {
    const client = server.socketClient(owner.token, { retryAttempts: 0 });
    const stream = client.iterate({ query: EVENTS, variables: { after: 0 } });
    await stream.next();
    for (const query of ['{ viewer { ', '{ nothing }', '{ '.repeat(5000), `{ ${'a '.repeat(5000)} }`]) {
      const bad = client.iterate({ query }).next();
      await expect(bad).rejects.toMatchObject([{ extensions: { code: expect.any(String) } }]);
    }
    await emitEvent(app.db, { userId: owner.user.id, kind: 'CREDITS' });
    expect(await stream.next()).toMatchObject({ done: false });
  });

  test('a message beyond the limit ends the socket that sent it', async () => {
    const client = server.socketClient(owner.token, { retryAttempts: 0 });
    const bad = client.iterate({ query: `{ viewer { id } } # ${'x'.repeat(600_000)}` }).next();
    await expect(bad).rejects.toMatchObject({ code: 1009 });
  });

  test('a socket carries so many operations at once and no more', async () => {
    const client = server.socketClient(owner.token, { retryAttempts: 0 });
    const after = 2 ** 30;
    const running = Array.from({ length: 50 }, () =>
      client.iterate({ query: EVENTS, variables: { after } }).next(),
    );
    const tooMany = client.iterate({ query: EVENTS, variables: { after } }).next();
    await expect(tooMany).rejects.toMatchObject([{ extensions: { code: 'RATE_LIMITED' } }]);
    client.terminate();
    await Promise.allSettled(running);
  });

  test('a socket that stops reading is sent away, and was not written to without end', async () => {
    const slow = await testServer(app, { keepAliveMs: 500 });
    const person = await testPerson(app, { credits: 0 });
    const count = 20_000;
    await app.db.$executeRaw`
      INSERT INTO "Event" ("userId", "seq", "kind") SELECT ${person.user.id}, n, 'CREDITS' FROM generate_series(1, ${count}) n`;
    await app.db.user.update({ where: { id: person.user.id }, data: { eventSeq: count } });
    const client = slow.socketClient(person.token, { retryAttempts: 0 });
    // Opened as any client does, then deaf: its receive buffer fills, then the server's.
    const padding = 'x'.repeat(60);
    const query = `subscription { events(after: 0) { ${Array.from({ length: 20 }, (_, n) => `${padding}${n}: seq`).join(' ')} } }`;
    const deaf = new Promise<void>((resolve) =>
      client.on('connected', (socket) => {
        setImmediate(() => (socket as WebSocket).pause());
        resolve();
      }),
    );
    let received = 0;
    client.subscribe(
      { query },
      {
        next: () => {
          received += 1;
        },
        error: () => undefined,
        complete: () => undefined,
      },
    );
    await deaf;
    await expect.poll(() => slow.openConnections(), { timeout: 20_000 }).toBe(0);
    expect(received).toBeLessThan(count / 2);
  });
});
