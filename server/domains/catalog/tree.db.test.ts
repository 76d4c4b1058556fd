import { beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../tests/support/app.ts';
import { type TestPerson, testMaterial, testPerson } from '../../../tests/support/people.ts';
import {
  addBatch,
  addCatalogNode,
  catalogImpact,
  deleteBatch,
  deleteCatalogNode,
  listBatches,
  listCatalog,
  renameBatch,
  renameCatalogNode,
} from './catalog.ts';

let app: TestApp;
let person: TestPerson;
let colleague: TestPerson;
let stranger: TestPerson;

beforeAll(async () => {
  app = await testApp();
  [person, colleague, stranger] = (await Promise.all([1, 2, 3].map(() => testPerson(app)))) as [
    TestPerson,
    TestPerson,
    TestPerson,
  ];
  await app.db.user.updateMany({
    where: { id: { in: [person.user.id, colleague.user.id] } },
    data: { space: '甲店' },
  });
  await app.db.user.update({ where: { id: stranger.user.id }, data: { space: '乙店' } });
});

async function refusal(promise: Promise<unknown>) {
  const error = await promise.then(
    () => null,
    (reason: unknown) => reason as { code: string; message: string },
  );
  return error && [error.code, error.message];
}

async function branch(name: string) {
  const industry = await addCatalogNode(app, person.viewer, { level: 'INDUSTRY', name });
  const product = await addCatalogNode(app, person.viewer, {
    level: 'PRODUCT',
    name: '饮水机',
    parentId: industry.id,
  });
  const sku = await addCatalogNode(app, person.viewer, { level: 'SKU', name: '白色', parentId: product.id });
  return { industry, product, sku };
}

test('a space has one tree; another space sees and changes none of it', async () => {
  const { industry, product, sku } = await branch('宠物');
  const ids = [industry.id, product.id, sku.id];
  const seen = (await listCatalog(app, colleague.viewer)).map(({ id }) => id);
  expect(seen).toEqual(expect.arrayContaining(ids));
  expect(await listCatalog(app, stranger.viewer)).toEqual([]);
  const none = ['NOT_FOUND', '分类不存在或无权访问'];
  expect(await refusal(renameCatalogNode(app, stranger.viewer, sku.id, '黑色'))).toEqual(none);
  expect(await refusal(deleteCatalogNode(app, stranger.viewer, industry.id))).toEqual(none);
  expect(await refusal(catalogImpact(app, stranger.viewer, industry.id))).toEqual(none);
  const below = addCatalogNode(app, stranger.viewer, {
    level: 'PRODUCT',
    name: '猫粮',
    parentId: industry.id,
  });
  expect(await refusal(below)).toEqual(['BAD_USER_INPUT', '请先选择行业']);
});

test('siblings have different names; adding what is there, also at once, finds it', async () => {
  const add = (name: string) => addCatalogNode(app, person.viewer, { level: 'INDUSTRY', name });
  const [one, two] = await Promise.all([add('Beauty'), add(' beauty ')]);
  expect(two.id).toBe(one.id);
  const other = await add('食品');
  expect(await refusal(renameCatalogNode(app, person.viewer, other.id, 'BEAUTY'))).toEqual([
    'CONFLICT',
    '已有同名行业「BEAUTY」，请换一个名称',
  ]);
  expect((await renameCatalogNode(app, person.viewer, one.id, 'BEAUTY')).name).toBe('BEAUTY');
});

test('each level stands below its own', async () => {
  const { industry, product } = await branch('家电');
  const add = (level: 'INDUSTRY' | 'PRODUCT' | 'SKU', parentId: number | null) =>
    refusal(addCatalogNode(app, person.viewer, { level, name: '新的', parentId }));
  expect(await add('INDUSTRY', industry.id)).toEqual(['BAD_USER_INPUT', '行业是最上一级，不能有上级分类']);
  expect(await add('PRODUCT', null)).toEqual(['BAD_USER_INPUT', '请先选择行业']);
  expect(await add('PRODUCT', product.id)).toEqual(['BAD_USER_INPUT', '请先选择行业']);
  expect(await add('SKU', industry.id)).toEqual(['BAD_USER_INPUT', '请先选择产品']);
  const name = (given: string) =>
    refusal(addCatalogNode(app, person.viewer, { level: 'INDUSTRY', name: given }));
  expect(await name('  ')).toEqual(['BAD_USER_INPUT', '请输入名称']);
  expect(await name('长'.repeat(129))).toEqual(['BAD_USER_INPUT', '名称不能超过128个字符']);
});

test('materials follow a new name, and keep their words when their branch goes', async () => {
  const { industry, product, sku } = await branch('母婴');
  const sorted = { space: '甲店', industry: '母婴', product: '饮水机', sku: '白色' };
  const [mine, elsewhere] = await Promise.all([
    testMaterial(app, colleague.user.id),
    testMaterial(app, stranger.user.id),
  ]);
  await app.db.material.update({ where: { id: mine.id }, data: sorted });
  await app.db.material.update({ where: { id: elsewhere.id }, data: { ...sorted, space: '乙店' } });
  await renameCatalogNode(app, person.viewer, product.id, '恒温壶');
  expect(await app.db.material.findUnique({ where: { id: mine.id } })).toMatchObject({ product: '恒温壶' });
  expect(await app.db.material.findUnique({ where: { id: elsewhere.id } })).toMatchObject({
    product: '饮水机',
  });
  expect(await catalogImpact(app, person.viewer, sku.id)).toEqual({ products: 0, skus: 0, materials: 1 });
  expect(await deleteCatalogNode(app, colleague.viewer, industry.id)).toEqual({
    products: 1,
    skus: 1,
    materials: 1,
  });
  const left = (await listCatalog(app, person.viewer)).map(({ id }) => id);
  for (const { id } of [industry, product, sku]) expect(left).not.toContain(id);
  expect(await app.db.material.findUnique({ where: { id: mine.id } })).toMatchObject({
    industry: '母婴',
    product: '恒温壶',
    sku: '白色',
  });
});

test('batches belong to a space too', async () => {
  const [one, two] = await Promise.all([
    addBatch(app, person.viewer, '双十一'),
    addBatch(app, colleague.viewer, '双十一'),
  ]);
  expect(two.id).toBe(one.id);
  await addBatch(app, stranger.viewer, '双十一');
  const late = await addBatch(app, person.viewer, '年货节');
  const page = await listBatches(app, colleague.viewer, { page: 1, pageSize: 10 });
  expect([page.items.map(({ name }) => name), page.total]).toEqual([['年货节', '双十一'], 2]);
  const found = await listBatches(app, person.viewer, { page: 1, pageSize: 10, search: '十一' });
  expect(found.items.map(({ id }) => id)).toEqual([one.id]);
  const material = await testMaterial(app, colleague.user.id);
  await app.db.material.update({ where: { id: material.id }, data: { space: '甲店', batch: '年货节' } });
  expect(await refusal(renameBatch(app, person.viewer, late.id, '双十一'))).toEqual([
    'CONFLICT',
    '已有同名批次「双十一」，请换一个名称',
  ]);
  await renameBatch(app, person.viewer, late.id, '春节');
  expect(await app.db.material.findUnique({ where: { id: material.id } })).toMatchObject({ batch: '春节' });
  expect(await refusal(deleteBatch(app, stranger.viewer, late.id))).toEqual([
    'NOT_FOUND',
    '批次不存在或无权访问',
  ]);
  expect(await deleteBatch(app, person.viewer, late.id)).toEqual({ materials: 1 });
});

test('who may only read changes nothing', async () => {
  const reader = await testPerson(app, { verified: false });
  expect((await refusal(addCatalogNode(app, reader.viewer, { level: 'INDUSTRY', name: '甲' })))?.[0]).toBe(
    'FORBIDDEN',
  );
  expect((await refusal(addBatch(app, reader.viewer, '甲')))?.[0]).toBe('FORBIDDEN');
  expect(await listCatalog(app, reader.viewer)).toEqual([]);
});
