import { beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../support/app.ts';
import { type TestPerson, testPerson } from '../support/people.ts';
import { type RestServer, restServer } from '../support/restServer.ts';

let app: TestApp;
let rest: RestServer;
let person: TestPerson;
let other: TestPerson;

beforeAll(async () => {
  app = await testApp();
  rest = await restServer(app);
  [person, other] = await Promise.all([testPerson(app), testPerson(app)]);
  await app.db.user.update({ where: { id: other.user.id }, data: { space: '乙店' } });
});

const post = (path: string, body: unknown, as = person.token) => rest.call('POST', path, { as, body });
const info = {
  category: '宠物用品',
  key_features: '2.5L\n\n四重过滤',
  selling_points: ['静音'],
  target_audience: '养猫家庭',
};

test('a product is added, listed a thousand at once, changed and deleted', async () => {
  const added = await post('/product/add', { name: '饮水机', info });
  expect(added.body).toMatchObject({
    code: 0,
    data: { name: '饮水机', info: { ...info, key_features: ['2.5L', '四重过滤'] } },
  });
  const { id } = added.body.data;
  expect((await post('/product/add', { name: '饮水机', info })).body.data.id).toBe(id);
  const list = await post('/product/list', { page: 1, page_size: 1000 });
  expect(list.body).toMatchObject({ code: 0, total: 1, data: [{ id }] });
  expect((await post('/product/list', { page_size: 1001 })).body).toMatchObject({
    code: 400,
    field: 'page_size',
  });
  const changed = await post('/product/update', { id, name: '饮水机二代', info });
  expect(changed.body.data).toMatchObject({ id, name: '饮水机二代' });
  expect((await post('/product/detail', { id })).body.data.name).toBe('饮水机二代');
  for (const path of ['/product/detail', '/product/delete']) {
    expect((await post(path, { id }, other.token)).body).toMatchObject({ code: 404 });
  }
  expect((await post('/product/delete', { id })).body).toMatchObject({ code: 0, data: id });
  expect((await post('/product/list', {})).body).toMatchObject({ total: 0, data: [] });
});

test.each([
  [{ info }, '请输入产品名称', 'name'],
  [{ name: '长'.repeat(129), info }, '产品名称不能超过128个字符', 'name'],
  [{ name: '饮水机' }, '请填写产品信息', 'info'],
  [{ name: '饮水机', info: { ...info, category: '' } }, '请输入产品类目', 'info.category'],
  [{ name: '饮水机', info: { ...info, key_features: [' '] } }, '请输入核心特性', 'info.key_features'],
  [{ name: '饮水机', info: { ...info, selling_points: undefined } }, '请输入产品卖点', 'info.selling_points'],
  [{ name: '饮水机', info: { ...info, target_audience: '' } }, '请输入目标人群', 'info.target_audience'],
])('what is wrong is said of its own field %#', async (body, message, field) => {
  expect((await post('/product/add', body)).body).toMatchObject({ code: 400, message, field });
});

test('the tree and the batches of a space, also under the seed’s names', async () => {
  const industry = (await post('/catalog/add', { level: 'INDUSTRY', name: '宠物' })).body.data;
  const product = (await post('/catalog/add', { level: 'PRODUCT', name: '饮水机', parent_id: industry.id }))
    .body.data;
  const sku = (await post('/catalog/add', { level: 'SKU', name: '白色', parent_id: product.id })).body.data;
  const tree = [{ ...industry, children: [{ ...product, children: [sku] }] }];
  expect((await post('/catalog/tree', {})).body).toMatchObject({ code: 0, data: tree });
  expect((await post('/material/sku_tree', { space: 'default' })).body).toMatchObject({
    code: 0,
    trees: tree,
  });
  expect((await post('/material/sku_tree', { space: 'default' }, other.token)).body.trees).toEqual([]);
  expect((await post('/catalog/update', { id: sku.id, name: '黑色' })).body.data.name).toBe('黑色');
  expect((await post('/catalog/impact', { id: industry.id })).body.data).toEqual({
    products: 1,
    skus: 1,
    materials: 0,
  });
  expect((await post('/catalog/delete', { id: industry.id }, other.token)).body.code).toBe(404);
  expect((await post('/catalog/delete', { id: industry.id })).body.code).toBe(0);
  expect((await post('/catalog/tree', {})).body.data).toEqual([]);
  const batch = (await post('/batch/add', { name: '双十一' })).body.data;
  expect((await post('/batch/update', { id: batch.id, name: '双十二' })).body.data.name).toBe('双十二');
  expect((await post('/batch/list', {})).body).toMatchObject({ total: 1, data: [{ id: batch.id }] });
  expect((await post('/material/product_batch', {})).body.batchs).toMatchObject([{ name: '双十二' }]);
  expect((await post('/batch/delete', { id: batch.id })).body.data).toEqual({ materials: 0 });
});

test('a draft is read from a text; nothing is kept', async () => {
  const { body } = await post('/product/describe', { text: '小鹿饮水机\n容量：2.5L' });
  expect(body.data).toMatchObject({
    name: '小鹿饮水机',
    info: { key_features: ['容量：2.5L'], target_audience: null },
    missing: ['selling_points', 'target_audience'],
  });
  expect((await post('/product/describe', {})).body).toMatchObject({
    code: 400,
    message: '请粘贴产品页面的文字或地址',
  });
  expect((await post('/product/describe', { url: 'http://127.0.0.1/' })).body.code).toBe(400);
  expect((await post('/product/list', {})).body.total).toBe(0);
});
