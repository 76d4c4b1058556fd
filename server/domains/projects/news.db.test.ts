import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { RunOutcome } from '../../../temporal/contracts/workflows.ts';
import { type TestApp, testApp } from '../../../tests/support/app.ts';
import { type TestPerson, testPerson, testProject } from '../../../tests/support/people.ts';
import { type TestServer, testServer } from '../../../tests/support/server.ts';
import { countUnreadNews, MOST_UNREAD, markNewsSeen, NEWS_DAYS } from './news.ts';
import { deleteProject } from './projects.ts';
import { endRun } from './stepState.ts';

let app: TestApp;
let server: TestServer;
let owner: TestPerson;

beforeAll(async () => {
  app = await testApp();
  server = await testServer(app);
});
beforeEach(async () => {
  owner = await testPerson(app, { credits: 1000 });
});

const dayMs = 24 * 60 * 60 * 1000;
const ago = (days: number) => new Date(Date.now() - days * dayMs);

/** A project whose run ended so, that long ago. */
async function ended(outcome: RunOutcome, finishedAt?: Date): Promise<{ projectId: number; runId: number }> {
  const run = await testProject(app, owner);
  await endRun(app, { ...run, outcome });
  if (finishedAt) await app.db.projectRun.update({ where: { id: run.runId }, data: { finishedAt } });
  return run;
}

const unread = () => countUnreadNews(app, owner.viewer);
const list = `query ($first: Int, $after: String) { unreadNewsCount news(first: $first, after: $after) {
  pageInfo { hasNextPage endCursor }
  edges { node { outcome finishedAt unread project { number } } } } }`;
const read = async (variables: Record<string, unknown> = { first: 10 }, as = owner.token) => {
  const { body } = await server.graphql(list, { as, variables });
  expect(body.errors).toBeUndefined();
  return body.data;
};
interface Edge {
  node: { outcome: string; unread: boolean; finishedAt: string; project: { number: number } };
}

describe('news', () => {
  test('what ended is news, in the order it ended; what still runs is not', async () => {
    await testProject(app, owner);
    const failed = await ended('FAILED');
    const done = await ended('DONE');
    await app.db.projectRun.update({ where: { id: failed.runId }, data: { status: 'CANCELLED' } });
    const { news, unreadNewsCount } = await read();
    expect(news.edges.map(({ node }: Edge) => [node.project.number, node.outcome, node.unread])).toEqual([
      [done.projectId, 'DONE', true],
      [failed.projectId, 'CANCELLED', true],
    ]);
    expect(unreadNewsCount).toBe(2);
  });

  test('nobody hears of anybody else’s, an administrator neither', async () => {
    await ended('DONE');
    const admin = await testPerson(app, { role: 'ADMIN' });
    expect(await read({ first: 10 }, admin.token)).toMatchObject({ unreadNewsCount: 0, news: { edges: [] } });
  });

  test('a deleted project takes its news along', async () => {
    const { projectId } = await ended('DONE');
    expect(await unread()).toBe(1);
    await deleteProject(app, owner.viewer, projectId);
    expect(await read()).toMatchObject({ unreadNewsCount: 0, news: { edges: [] } });
  });

  test('what was seen is told without a dot, and the moment never moves back or past now', async () => {
    await app.db.user.update({ where: { id: owner.user.id }, data: { newsSeenAt: ago(20) } });
    await ended('DONE', ago(3));
    await ended('DONE', ago(1));
    expect(await unread()).toBe(2);
    await markNewsSeen(app, owner.viewer, ago(2));
    expect(await unread()).toBe(1);
    await markNewsSeen(app, owner.viewer, ago(10));
    expect(await unread()).toBe(1);
    await markNewsSeen(app, owner.viewer, new Date(Date.now() + dayMs));
    expect(await unread()).toBe(0);
    expect((await read()).news.edges.map(({ node }: Edge) => node.unread)).toEqual([false, false]);
    await ended('FAILED');
    expect(await unread()).toBe(1);
  });

  test('old news is no news, also for somebody who never looked', async () => {
    await app.db.user.update({ where: { id: owner.user.id }, data: { newsSeenAt: ago(400) } });
    await ended('DONE', ago(NEWS_DAYS + 1));
    expect(await read()).toMatchObject({ unreadNewsCount: 0, news: { edges: [] } });
  });

  test('the count stops where nobody counts on', async () => {
    const { projectId } = await ended('DONE');
    await app.db.projectRun.createMany({
      data: Array.from({ length: MOST_UNREAD + 5 }, (_, index) => ({
        projectId,
        number: index + 2,
        status: 'DONE' as const,
        firstStep: 0,
        heldCredits: 0,
        finishedAt: new Date(),
      })),
    });
    expect(await unread()).toBe(MOST_UNREAD);
  });

  test('pages go on behind the last one, each once', async () => {
    for (let index = 0; index < 5; index += 1) await ended('DONE', ago(index));
    const first = await read({ first: 3 });
    expect(first.news.pageInfo.hasNextPage).toBe(true);
    const second = await read({ first: 3, after: first.news.pageInfo.endCursor });
    const times = [...first.news.edges, ...second.news.edges].map(({ node }: Edge) => node.finishedAt);
    expect(new Set(times).size).toBe(5);
    expect(times).toEqual([...times].sort().reverse());
  });

  test('the mutation says seen, for the one who asks only', async () => {
    const { projectId } = await ended('DONE');
    const mutation = 'mutation ($until: DateTime!) { markNewsSeen(until: $until) { unreadNewsCount } }';
    const variables = { until: new Date().toISOString() };
    const other = await testPerson(app);
    await server.graphql(mutation, { as: other.token, variables });
    expect(await unread()).toBe(1);
    const { body } = await server.graphql(mutation, { as: owner.token, variables });
    expect(body.data).toEqual({ markNewsSeen: { unreadNewsCount: 0 } });
    expect(projectId).toBeGreaterThan(0);
  });
});
