import { beforeAll, expect, test } from 'vitest';
import { addBatch, addCatalogNode, createProduct } from '../../server/domains/catalog/catalog.ts';
import { type TestApp, testApp } from '../support/app.ts';
import { type TestPerson, testMaterial, testPerson, testProject } from '../support/people.ts';
import { type TestServer, testServer } from '../support/server.ts';
import { countStatements } from '../support/statements.ts';

let app: TestApp;
let server: TestServer;
let person: TestPerson;

beforeAll(async () => {
  app = await testApp();
  server = await testServer(app);
  person = await testPerson(app, { credits: 60 * 50 });
  const material = await testMaterial(app, person.user.id, { clips: 3 });
  for (let index = 0; index < 50; index += 1) {
    await testMaterial(app, person.user.id, { clips: 3 });
    const { projectId } = await testProject(app, person, { materialId: material.id });
    await app.db.project.update({ where: { id: projectId }, data: { exportedMaterialId: material.id } });
    await app.db.projectRun.updateMany({ where: { projectId }, data: { finishedAt: new Date() } });
  }
}, 120_000);

const lists: Record<string, string> = {
  projects: `query ($first: Int) { viewer { displayName credits } projects(kind: MIXCUT, first: $first) {
    totalCount pageInfo { hasNextPage }
    edges { cursor node { id number title status canRetry retryPriceCredits posterUrl
      steps { id label status progress { fraction } error }
      runs { number status heldCredits spentCredits refundedCredits }
      exportedMaterial { id name } } } } }`,
  'projects with what they made': `query ($first: Int) { projects(kind: MIXCUT, first: $first) {
    edges { node { id script { title } scenes { narration } film { url } timeline steps { id result } } } } }`,
  'projects with their materials': `query ($first: Int) { projects(kind: MIXCUT, first: $first) {
    edges { node { id input { input materials { id name posterUrl } } } } } }`,
  'projects by pages': `query ($first: Int!) { projectPage(page: { number: 1, size: $first }) { total rows { id title
    steps { id label status } input { input } } } }`,
  news: `query ($first: Int) { unreadNewsCount news(first: $first) {
    edges { node { outcome finishedAt unread project { id number title steps { id status } } } } } }`,
  'my books': `query ($first: Int!) { viewer { ledger(page: { size: $first }) { total chargeYuan costCredits
    rows { number kind amountCredits what projectNumber projectKind projectTitle runNumber userName balanceAfter } } } }`,
  materials: `query ($first: Int) { materials(first: $first) { totalCount
    edges { node { id name url posterUrl clipCount clips { id startMs endMs thumbnailUrl } } } } }`,
};

test.each(Object.entries(lists))('%s: as many statements for fifty rows as for one', async (_name, query) => {
  const counts: number[] = [];
  for (const first of [1, 10, 50]) {
    const before = await statements();
    const { body } = await server.graphql(query, { as: person.token, variables: { first } });
    expect(body.errors).toBeUndefined();
    const { projects, materials, news, projectPage, viewer } = body.data;
    expect((projectPage ?? viewer?.ledger)?.rows ?? (projects ?? materials ?? news).edges).toHaveLength(
      first,
    );
    counts.push((await statements()) - before);
  }
  expect(new Set(counts)).toEqual(new Set([counts[0]]));
  expect(counts[0]).toBeGreaterThan(0);
});

test('a space’s tree: as many statements for twenty branches as for one; so do products and batches', async () => {
  const branch = async (name: string) => {
    const add = (level: 'INDUSTRY' | 'PRODUCT' | 'SKU', parentId: number | null) =>
      addCatalogNode(app, person.viewer, { level, name, parentId });
    const industry = await add('INDUSTRY', null);
    const product = await add('PRODUCT', industry.id);
    await add('SKU', product.id);
    await addBatch(app, person.viewer, name);
    await createProduct(app, person.viewer, {
      ...{ name, category: '甲', keyFeatures: ['乙'], sellingPoints: ['丙'], targetAudience: '丁' },
    });
  };
  const query = `{ catalog { id name children { id name children { id name } } }
    batches { totalCount edges { node { id name } } }
    products { totalCount edges { node { id name sellingPoints } } }
    productPage { total rows { id name keyFeatures } } }`;
  const cost = async () => {
    const before = await statements();
    const { body } = await server.graphql(query, { as: person.token });
    expect(body.errors).toBeUndefined();
    return { count: (await statements()) - before, industries: body.data.catalog.length };
  };
  await branch('第一');
  const one = await cost();
  for (let index = 0; index < 19; index += 1) await branch(`又一${index}`);
  const twenty = await cost();
  expect([one.industries, twenty.industries]).toEqual([1, 20]);
  expect(twenty.count).toBe(one.count);
});

const statements = () => countStatements(app.config.databaseUrl!, ['FROM "public".']);
