import { beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../tests/support/app.ts';
import { type TestPerson, testPerson } from '../../../tests/support/people.ts';
import { createProduct, deleteProduct, getProduct, listProducts, updateProduct } from './catalog.ts';
import { productSnapshot } from './products.ts';

let app: TestApp;
let person: TestPerson;
let other: TestPerson;

beforeAll(async () => {
  app = await testApp();
  [person, other] = await Promise.all([testPerson(app), testPerson(app)]);
});

const fountain = (change: Record<string, unknown> = {}) => ({
  name: '猫咪饮水机',
  category: '宠物用品',
  keyFeatures: ['2.5L 大容量', '四重过滤'],
  sellingPoints: ['静音不扰睡眠'],
  targetAudience: '养猫家庭',
  ...change,
});

async function refusal(promise: Promise<unknown>) {
  const error = await promise.then(
    () => null,
    (reason: unknown) => reason as { code: string; message: string; details: { field?: string } },
  );
  return error && [error.code, error.message, error.details.field];
}

test('lines are split, trimmed, and said once', async () => {
  const made = await createProduct(
    app,
    person.viewer,
    fountain({
      name: '  折叠  水杯\t',
      keyFeatures: ' 食品级硅胶 \r\n\n 可折叠\n可折叠 \n',
      sellingPoints: ['轻便\n好收纳', '', '  ', '轻便'],
    }),
  );
  expect(made).toMatchObject({
    name: '折叠 水杯',
    keyFeatures: ['食品级硅胶', '可折叠'],
    sellingPoints: ['轻便', '好收纳'],
  });
});

test.each([
  [{ name: ' ' }, '请输入产品名称', 'name'],
  [{ name: undefined }, '请输入产品名称', 'name'],
  [{ name: '长'.repeat(129) }, '产品名称不能超过128个字符', 'name'],
  [{ category: '' }, '请输入产品类目', 'category'],
  [{ keyFeatures: [] }, '请输入核心特性', 'keyFeatures'],
  [{ keyFeatures: ' \n \n' }, '请输入核心特性', 'keyFeatures'],
  [{ sellingPoints: ['', ' '] }, '请输入产品卖点', 'sellingPoints'],
  [{ sellingPoints: ['长'.repeat(201)] }, '每条产品卖点不能超过200个字符', 'sellingPoints'],
  [
    { keyFeatures: Array.from({ length: 31 }, (_, index) => `第${index}条`) },
    '核心特性最多30条',
    'keyFeatures',
  ],
  [{ targetAudience: '\n' }, '请输入目标人群', 'targetAudience'],
])('what is wrong is said of its field: %o', async (change, message, field) => {
  const refused = ['BAD_USER_INPUT', message, field];
  expect(await refusal(createProduct(app, person.viewer, fountain(change)))).toEqual(refused);
});

test('a name of exactly 128 characters is kept', async () => {
  const { name } = await createProduct(app, person.viewer, fountain({ name: '长'.repeat(128) }));
  expect(name).toHaveLength(128);
});

test('said twice it is one product, also at once; another of the same name is refused', async () => {
  const [first, second] = await Promise.all([
    createProduct(app, person.viewer, fountain()),
    createProduct(app, person.viewer, fountain()),
  ]);
  expect(second.id).toBe(first.id);
  const conflict = ['CONFLICT', '已有同名产品「猫咪饮水机」，请换一个名称，或修改原来的产品', 'name'];
  expect(await refusal(createProduct(app, person.viewer, fountain({ category: '家电' })))).toEqual(conflict);
  // Somebody else's names are their own.
  const theirs = await createProduct(app, other.viewer, fountain({ category: '家电' }));
  expect(theirs.id).not.toBe(first.id);
});

test('a name that another product has cannot be taken by renaming, in any case of its letters', async () => {
  const cup = await createProduct(app, person.viewer, fountain({ name: 'Cup_1' }));
  const pot = await createProduct(app, person.viewer, fountain({ name: 'Pot' }));
  expect((await refusal(updateProduct(app, person.viewer, pot.id, fountain({ name: 'cup_1' }))))?.[0]).toBe(
    'CONFLICT',
  );
  // "_" is a letter, not a wildcard.
  const free = await updateProduct(app, person.viewer, pot.id, fountain({ name: 'CupX1' }));
  expect(free.name).toBe('CupX1');
  const same = await updateProduct(app, person.viewer, cup.id, fountain({ name: 'CUP_1', category: '杯子' }));
  expect(same).toMatchObject({ name: 'CUP_1', category: '杯子' });
});

test('searches by letters of name and category; signs are letters', async () => {
  const seller = await testPerson(app);
  for (const name of ['100%纯棉T恤', '一百件T恤', 'a_b 帽子', 'aXb 帽子']) {
    await createProduct(
      app,
      seller.viewer,
      fountain({ name, category: name.includes('帽') ? '配饰' : '服装' }),
    );
  }
  const find = async (search: string) =>
    (await listProducts(app, seller.viewer, { page: 1, pageSize: 10, search })).items.map(({ name }) => name);
  expect(await find('0%')).toEqual(['100%纯棉T恤']);
  expect(await find('A_B')).toEqual(['a_b 帽子']);
  expect(await find('配饰')).toEqual(['aXb 帽子', 'a_b 帽子']);
  expect(await find('没有的')).toEqual([]);
  const second = await listProducts(app, seller.viewer, { page: 2, pageSize: 3 });
  expect([second.items.map(({ name }) => name), second.total]).toEqual([['100%纯棉T恤'], 4]);
});

test('what was deleted is in no list, frees its name, and may be deleted again', async () => {
  const gone = await createProduct(app, person.viewer, fountain({ name: '旧款' }));
  await deleteProduct(app, person.viewer, gone.id);
  await deleteProduct(app, person.viewer, gone.id);
  expect((await refusal(getProduct(app, person.viewer, gone.id)))?.[0]).toBe('NOT_FOUND');
  expect(await refusal(productSnapshot(app.db, person.viewer, gone.id))).toEqual([
    'BAD_USER_INPUT',
    '产品不存在或已删除，请重新选择',
    'productId',
  ]);
  const { items } = await listProducts(app, person.viewer, { page: 1, pageSize: 100, search: '旧款' });
  expect(items).toEqual([]);
  const again = await createProduct(app, person.viewer, fountain({ name: '旧款' }));
  expect(again.id).not.toBe(gone.id);
});

test('other people’s products are not there; who may only read changes nothing', async () => {
  const mine = await createProduct(app, person.viewer, fountain({ name: '只属于我' }));
  for (const act of [
    () => getProduct(app, other.viewer, mine.id),
    () => updateProduct(app, other.viewer, mine.id, fountain({ name: '抢来的' })),
    () => deleteProduct(app, other.viewer, mine.id),
  ]) {
    expect(await refusal(act())).toEqual(['NOT_FOUND', '产品不存在或无权访问', undefined]);
  }
  const unverified = await testPerson(app, { verified: false });
  expect((await refusal(createProduct(app, unverified.viewer, fountain())))?.[0]).toBe('FORBIDDEN');
  expect(await getProduct(app, person.viewer, mine.id)).toMatchObject({ name: '只属于我' });
});
