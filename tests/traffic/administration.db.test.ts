import { encodeGlobalID } from '@pothos/plugin-relay';
import { beforeAll, expect, test } from 'vitest';
import { issueApiKey } from '../../server/domains/accounts/accounts.ts';
import type { QueueState } from '../../server/platform/workflows.ts';
import { type TestApp, testApp } from '../support/app.ts';
import { type TestPerson, testPerson, testProject } from '../support/people.ts';
import { type RestServer, restServer } from '../support/restServer.ts';
import { type TestServer, testServer } from '../support/server.ts';

let app: TestApp;
let server: TestServer;
let rest: RestServer;
let admin: TestPerson;
let owner: TestPerson;
/** What Temporal would say of its queues. */
let queues: QueueState[] | Error;

beforeAll(async () => {
  app = await testApp({
    temporal: { namespace: 'films', taskQueuePrefix: 'x', uiUrl: 'https://temporal.test' },
  });
  const { workflows } = app;
  app.workflows = new Proxy(workflows, {
    get: (target, call: keyof typeof workflows) =>
      call === 'queues'
        ? async () => {
            if (queues instanceof Error) throw queues;
            return queues;
          }
        : target[call],
  });
  server = await testServer(app);
  rest = await restServer(app);
  owner = await testPerson(app);
  admin = await testPerson(app, { role: 'ADMIN' });
  const scopes = ['READ', 'CHANGE', 'SPEND', 'ADMINISTER'] as const;
  admin.token = (await issueApiKey(app, { userId: admin.user.id, name: 'all', scopes })).key;
});

const JOBS = `{ runningJobs(page: { number: 1, size: 10 }) {
  total rows { owner status heldCredits startedAt temporalUrl project { number title steps { label status } } }
} }`;

test('running jobs of everybody with their strip; only administrators stop what is not theirs, and it is written down', async () => {
  const { projectId, runId } = await testProject(app, owner);
  const { body } = await server.graphql(JOBS, { as: admin.token });
  expect(body.data.runningJobs.rows).toMatchObject([
    {
      owner: owner.user.userName,
      status: 'QUEUED',
      heldCredits: 60,
      startedAt: null,
      temporalUrl: `https://temporal.test/namespaces/films/workflows/project-${projectId}-run-1`,
      project: {
        number: projectId,
        steps: expect.arrayContaining([{ label: '脚本撰写', status: 'INITIAL' }]),
      },
    },
  ]);
  const cancel = 'mutation ($id: ID!) { cancelJob(id: $id) { project { number } } }';
  const variables = { id: encodeGlobalID('Project', projectId) };
  for (const as of [owner.token, undefined]) {
    for (const document of [JOBS, cancel]) {
      const answer = await server.graphql(document, { ...(as ? { as } : {}), variables });
      expect(answer.body.data).toBeNull();
      expect(answer.body.errors![0]!.extensions.code).toBe(as ? 'NOT_FOUND' : 'UNAUTHENTICATED');
    }
  }
  expect((await app.db.projectRun.findUniqueOrThrow({ where: { id: runId } })).status).toBe('QUEUED');

  const done = await server.graphql(cancel, { as: admin.token, variables });
  expect(done.body).toEqual({ data: { cancelJob: { project: { number: projectId } } } });
  expect((await app.db.projectRun.findUniqueOrThrow({ where: { id: runId } })).status).toBe('CANCELLING');
  expect(app.asked).toContainEqual({ call: 'cancel', input: `project-${projectId}-run-1` });
  const entry = await app.db.auditEntry.findFirstOrThrow({ where: { action: 'project.cancel' } });
  expect(entry).toMatchObject({
    actorId: admin.user.id,
    subjectId: owner.user.id,
    target: `project:${projectId}`,
  });
});

const health = async () => {
  const { body } = await server.graphql('{ systemHealth { part state detail advice } }', { as: admin.token });
  const parts: Array<{ part: string; state: string; detail: string; advice: string | null }> =
    body.data.systemHealth;
  return Object.fromEntries(parts.map((part) => [part.part, part]));
};

test('each part says how it is and what to do; one that is away does not hide the others', async () => {
  queues = [
    { kind: 'light', workers: ['7@house'], waiting: 0, oldestSeconds: 0 },
    { kind: 'media', workers: ['7@house', '8@house'], waiting: 3, oldestSeconds: 400 },
  ];
  const well = await health();
  expect(Object.keys(well)).toHaveLength(11);
  for (const part of ['DATABASE', 'EVENTS', 'TEMPORAL', 'WORKERS', 'STORAGE', 'FFMPEG', 'PROXY', 'VERSION']) {
    expect(well[part]).toMatchObject({ state: expect.stringMatching('OK|WARNING') });
  }
  expect(well.WORKERS!.detail).toContain('2 个 worker');
  expect(well.QUEUES).toMatchObject({
    state: 'WARNING',
    detail: expect.stringContaining('媒体队列 3 个任务等待'),
  });
  expect(well.QUEUES!.advice).toContain('worker');

  queues = [
    { kind: 'light', workers: ['7@house'], waiting: 0, oldestSeconds: 0 },
    { kind: 'media', workers: [], waiting: 0, oldestSeconds: 0 },
  ];
  expect((await health()).WORKERS).toMatchObject({ state: 'DOWN', detail: '没有 worker 处理媒体队列' });

  queues = new Error('Temporal is away');
  const broken = await health();
  expect(broken.TEMPORAL).toMatchObject({ state: 'DOWN', detail: '没有回应' });
  expect(broken.TEMPORAL!.advice).toContain('TEMPORAL_ADDRESS');
  expect(broken.DATABASE!.state).not.toBe('DOWN');
});

test('a proxy that nobody trusts is noticed', async () => {
  queues = [];
  expect((await health()).PROXY).toMatchObject({ state: 'OK' });
  await fetch(`${server.origin}/healthz`, { headers: { 'x-forwarded-for': '203.0.113.1' } });
  expect((await health()).PROXY).toMatchObject({
    state: 'WARNING',
    advice: expect.stringContaining('TRUST_PROXY'),
  });
});

test('REST tells the same in the seed’s words, and lets addresses in again', async () => {
  const hour = new Date(Math.floor(Date.now() / 3_600_000) * 3_600_000);
  await app.db.requestStat.create({
    data: {
      ...{
        hour,
        ip: '203.0.113.5',
        endpoint: 'POST /api/v1/user/login',
        requests: 4,
        successes: 1,
        failures: 3,
      },
      ...{ totalMs: 80, slowestMs: 50, lastAccessAt: new Date(hour.getTime() + 5_500) },
    },
  });
  const until = new Date(Date.now() + 600_000);
  await app.db.addressBlock.create({
    data: { ip: '203.0.113.5', endpoint: 'login', reason: 'CREDENTIAL_GUESSING', until },
  });
  const { status, body } = await rest.call('GET', '/admin/anti-crawler/stats', { as: admin.token });
  expect([status, body.code]).toEqual([200, 0]);
  expect(body.blocked_ips).toEqual([
    {
      ...{
        ip: '203.0.113.5',
        endpoint: 'login',
        reason: 'CREDENTIAL_GUESSING',
        reason_text: '登录失败次数过多',
      },
      remaining_time: expect.closeTo(600, -2),
    },
  ]);
  expect(body.recent_stats).toContainEqual({
    ...{ ip: '203.0.113.5', endpoint: 'POST /api/v1/user/login' },
    ...{ request_count: 4, success_count: 1, fail_count: 3 },
    last_access_time: hour.getTime() / 1000 + 5,
  });
  expect(body.latency).toBeGreaterThan(0);

  const unblock = (ip: string, as: string) =>
    rest.call('POST', '/admin/anti-crawler/unblock', { as, body: { ip } });
  expect((await unblock('203.0.113.5', owner.token)).status).toBe(404);
  expect((await unblock('not an address', admin.token)).body).toMatchObject({ code: 400, field: 'ip' });
  expect((await unblock('203.0.113.5', admin.token)).body).toEqual({
    code: 0,
    message: '',
    ip: '203.0.113.5',
  });
  expect((await unblock('203.0.113.5', admin.token)).body).toMatchObject({
    code: 404,
    message: expect.stringContaining('未被封禁'),
  });
  expect((await rest.call('GET', '/admin/anti-crawler/stats', { as: owner.token })).status).toBe(404);
});

test('pages, filters and orders of the statistics', async () => {
  const hour = new Date(Math.floor(Date.now() / 3_600_000) * 3_600_000);
  await app.db.requestStat.createMany({
    data: Array.from({ length: 12 }, (_, index) => ({
      ...{
        hour,
        ip: `192.0.2.${index}`,
        endpoint: 'graphql projects',
        requests: index + 1,
        successes: index + 1,
      },
      ...{ failures: 0, totalMs: 10, slowestMs: 10, lastAccessAt: hour },
    })),
  });
  const ask = async (page: number, rest: string) => {
    const { body } = await server.graphql(
      `{ trafficStats(page: { number: ${page}, size: 5 }, filter: { hours: 1, ip: "192.0.2." }, ${rest}) { total rows { ip requestCount averageMs } } }`,
      { as: admin.token },
    );
    return body.data.trafficStats;
  };
  const first = await ask(1, 'order: { by: REQUESTS, descending: true }');
  expect(first.total).toBe(12);
  expect(first.rows.map((row: { requestCount: number }) => row.requestCount)).toEqual([12, 11, 10, 9, 8]);
  const last = await ask(3, 'order: { by: AVERAGE, descending: true }');
  expect(last.rows.map((row: { ip: string }) => row.ip)).toEqual(['192.0.2.10', '192.0.2.11']);
  expect(await ask(9, 'order: { by: IP }')).toEqual({ total: 12, rows: [] });
});
