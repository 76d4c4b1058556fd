import { beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../tests/support/app.ts';
import { type TestPerson, testPerson, testProject } from '../../../tests/support/people.ts';
import { type TestServer, testServer } from '../../../tests/support/server.ts';
import { deleteProject } from './projects.ts';
import { endRun } from './stepState.ts';

let app: TestApp;
let server: TestServer;
let owner: TestPerson;

beforeAll(async () => {
  app = await testApp();
  server = await testServer(app);
  owner = await testPerson(app, { credits: 1000 });
});

async function titled(title: string): Promise<{ projectId: number; runId: number }> {
  const run = await testProject(app, owner);
  await app.db.project.update({ where: { id: run.projectId }, data: { title } });
  return run;
}

const query = `query ($statuses: [WorkStatus!], $search: String, $page: PageInput!) {
  projectPage(statuses: $statuses, search: $search, page: $page) { total rows { number title status } }
  projects(statuses: $statuses, search: $search, first: 100) { totalCount edges { node { number } } } }`;

async function found(variables: Record<string, unknown>): Promise<{ titles: string[]; total: number }> {
  const { body } = await server.graphql(query, {
    as: owner.token,
    variables: { page: { number: 1, size: 100 }, ...variables },
  });
  expect(body.errors).toBeUndefined();
  // The endless list and the table never disagree.
  expect(body.data.projects.totalCount).toBe(body.data.projectPage.total);
  return {
    titles: body.data.projectPage.rows.map(({ title }: { title: string }) => title),
    total: body.data.projectPage.total,
  };
}

test('projects are found by state and by words of the title, and numbered pages cut the same order', async () => {
  const sea = await titled('海边日落');
  await titled('Sea 100%');
  const gone = await titled('海边的早晨');
  await titled('山_路');
  await deleteProject(app, owner.viewer, gone.projectId);
  await endRun(app, { ...sea, outcome: 'DONE' });

  expect((await found({})).titles).toEqual(['山_路', 'Sea 100%', '海边日落']);
  expect((await found({ search: '海边' })).titles).toEqual(['海边日落']);
  expect((await found({ search: ' sea ' })).titles).toEqual(['Sea 100%']);
  expect((await found({ search: '%' })).titles).toEqual(['Sea 100%']);
  expect((await found({ search: '_' })).titles).toEqual(['山_路']);
  expect((await found({ statuses: ['DONE'] })).titles).toEqual(['海边日落']);
  expect((await found({ statuses: [] })).total).toBe(3);
  expect(await found({ page: { number: 2, size: 2 } })).toEqual({ titles: ['海边日落'], total: 3 });
  expect(await found({ page: { number: 9, size: 2 } })).toEqual({ titles: [], total: 3 });
});
