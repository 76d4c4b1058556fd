import { beforeAll, describe, expect, test } from 'vitest';
import { keepAnswer, reserveCall, sweepAnsweredCalls } from '../../server/domains/admin/answeredCalls.ts';
import { topUp } from '../../server/domains/credits/credits.ts';
import { repeatable } from '../../server/rest/v1/contract.ts';
import { routes } from '../../server/rest/v1/routes.ts';
import { type TestApp, testApp } from '../support/app.ts';
import { type TestPerson, testMaterial, testPerson } from '../support/people.ts';
import { type RestServer, restServer } from '../support/restServer.ts';

const ADD = '/project/workflow/add';
const PRODUCT = '/product/add';
const MINUTE_MS = 60_000;

let app: TestApp;
/** Two API processes on one database. */
let servers: RestServer[];
beforeAll(async () => {
  app = await testApp();
  servers = [await restServer(app), await restServer({ ...app })];
});

const post = (path: string, body: unknown, person: TestPerson, key: string, server = servers[0]!) =>
  server.call('POST', path, { as: person.token, body, headers: { 'idempotency-key': key } });

async function order(person: TestPerson, changes: object = {}) {
  const material = await testMaterial(app, person.user.id);
  return {
    name: 'mixcut_digital',
    params: { input: '海边日落', input_materials: [{ material_id: material.id }], ...changes },
  };
}

const product = (name: string) => ({
  name,
  info: { category: '饮料', key_features: ['清凉'], selling_points: ['无糖'], target_audience: '上班族' },
});

async function balanceOf({ user }: TestPerson) {
  const { credits, creditsHeld } = await app.db.user.findUniqueOrThrow({ where: { id: user.id } });
  return { credits, creditsHeld };
}

/** Leaves the reservation of a call whose process died. */
async function deadCall(person: TestPerson, path: string, body: unknown, key: string, ageMs: number) {
  const answer = await post(path, body, person, key);
  expect(answer.status).toBe(200);
  await app.db.answeredCall.updateMany({
    where: { userId: person.user.id, key },
    data: { status: null, createdAt: new Date(Date.now() - ageMs) },
  });
  return answer;
}

test('fifty at once under one key, at two servers: one project, one hold, one answer', async () => {
  const person = await testPerson(app);
  const body = await order(person);
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) => post(ADD, body, person, 'one', servers[index % 2])),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1);
  expect(answers.filter(({ headers }) => headers.get('idempotency-replayed') !== 'true')).toHaveLength(1);
  expect(await app.db.project.count({ where: { userId: person.user.id } })).toBe(1);
  expect(await balanceOf(person)).toEqual({ credits: 940, creditsHeld: 60 });
});

test('the order of fields means nothing; another value, person or path is another call', async () => {
  const [person, other] = [await testPerson(app), await testPerson(app)];
  const { name, info } = product('苏打水');
  const first = await post(PRODUCT, { name, info }, person, 'k');
  expect(first.status).toBe(200);
  expect((await post(PRODUCT, { info, name }, person, 'k')).body).toEqual(first.body);
  expect(await post(PRODUCT, product('柠檬水'), person, 'k')).toMatchObject({
    status: 409,
    body: { message: '这个 Idempotency-Key 已用于内容不同的请求，请换一个新的' },
  });
  expect((await post(PRODUCT, { name, info }, other, 'k')).headers.get('idempotency-replayed')).toBeNull();
  expect((await post(ADD, await order(person), person, 'k')).status).toBe(200);
});

test('a refusal is not kept: with credits, the same key makes the film', async () => {
  const person = await testPerson(app, { credits: 59 });
  const body = await order(person);
  expect((await post(ADD, body, person, 'later')).status).toBe(402);
  await topUp(app.db, { userId: person.user.id, amountCredits: 1, key: 'one more', channel: 100 });
  expect((await post(ADD, body, person, 'later')).status).toBe(200);
  expect((await post(ADD, { ...body, name: 'other' }, person, 'later')).status).toBe(409);
});

test('a key longer than 128 characters is refused; 128 are taken', async () => {
  const person = await testPerson(app);
  expect(await post(PRODUCT, product('茶'), person, 'k'.repeat(129))).toMatchObject({
    status: 400,
    body: { field: 'Idempotency-Key' },
  });
  expect((await post(PRODUCT, product('茶'), person, 'k'.repeat(128))).status).toBe(200);
});

describe('when the process of the first call died', () => {
  test('an exact call is made again after a minute, and is still one', async () => {
    const person = await testPerson(app);
    const body = await order(person);
    const first = await deadCall(person, ADD, body, 'died', MINUTE_MS + 1000);
    const again = await post(ADD, body, person, 'died');
    expect(again.body).toEqual(first.body);
    expect(again.headers.get('idempotency-replayed')).toBeNull();
    expect(await balanceOf(person)).toEqual({ credits: 940, creditsHeld: 60 });
  });

  test('any other is never made again', async () => {
    const person = await testPerson(app);
    const { id } = await testMaterial(app, person.user.id);
    await deadCall(person, '/material/delete', { material_ids: [id] }, 'died', MINUTE_MS + 1000);
    expect(await post('/material/delete', { material_ids: [id] }, person, 'died')).toMatchObject({
      status: 409,
      body: { message: '上一次相同的请求中断了，结果未知；请先查询，再换一个新的 Idempotency-Key' },
    });
  });

  test('within the minute everybody waits, and is told when to come again', async () => {
    const person = await testPerson(app);
    const body = await order(person);
    await deadCall(person, ADD, body, 'running', 1000);
    const answer = await post(ADD, body, person, 'running');
    expect(answer).toMatchObject({ status: 409, body: { retry_after_seconds: 1 } });
    expect(answer.headers.get('retry-after')).toBe('1');
  });
});

test('a reservation is taken over once, and a late first answer does not replace the second', async () => {
  const { user } = await testPerson(app);
  const call = { userId: user.id, route: 'POST /x', key: 'k', bodyHash: new Uint8Array(32) };
  const first = await reserveCall(app, call, MINUTE_MS);
  if (first.state !== 'ours') throw new Error(first.state);
  await app.db.answeredCall.updateMany({
    where: { userId: user.id },
    data: { createdAt: new Date(Date.now() - MINUTE_MS - 1) },
  });
  const takers = await Promise.all(Array.from({ length: 8 }, () => reserveCall(app, call, MINUTE_MS)));
  const [second] = takers.filter(({ state }) => state === 'ours');
  expect(takers.filter(({ state }) => state === 'ours')).toHaveLength(1);
  if (second?.state !== 'ours') throw new Error('nobody took it');
  await keepAnswer(app, second.reservation, 200, { data: 2 });
  await keepAnswer(app, first.reservation, 200, { data: 1 });
  expect(await reserveCall(app, call, MINUTE_MS)).toMatchObject({ state: 'answered', answer: { data: 2 } });
});

test('keys are forgotten after a day', async () => {
  await app.db.answeredCall.deleteMany();
  const person = await testPerson(app);
  await post(PRODUCT, product('汽水'), person, 'old');
  expect(await sweepAnsweredCalls(app, new Date(Date.now() + 23 * 60 * MINUTE_MS))).toBe(0);
  expect(await sweepAnsweredCalls(app, new Date(Date.now() + 25 * 60 * MINUTE_MS))).toBe(1);
});

test('what may be secret is never kept', async () => {
  const kept = routes.filter(repeatable).map(({ path }) => path);
  expect(kept).toContain(ADD);
  for (const path of kept)
    expect(path).not.toMatch(/login|logout|captcha|password|key|token|session|lab\/call/);
  for (const route of routes) {
    if (route.method === 'GET' || !route.permission) expect(repeatable(route)).toBe(false);
  }
  const person = await testPerson(app);
  await post(PRODUCT, product('秘密配方'), person, 'hash');
  const row = await app.db.answeredCall.findFirstOrThrow({ where: { key: 'hash' } });
  expect(row.bodyHash).toHaveLength(32);
});
