import { beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../tests/support/app.ts';
import { type TestPerson, testMaterial, testPerson } from '../../../tests/support/people.ts';
import { createProduct, deleteProduct, updateProduct } from '../catalog/catalog.ts';
import { createMixcut } from './production.ts';

let app: TestApp;
let person: TestPerson;

const words = {
  name: '猫咪饮水机',
  category: '宠物用品',
  keyFeatures: ['2.5L'],
  sellingPoints: ['静音不扰睡眠'],
  targetAudience: '养猫家庭',
};

beforeAll(async () => {
  app = await testApp();
  person = await testPerson(app);
});

async function create(by: TestPerson, productId: number | null) {
  const { id } = await testMaterial(app, by.user.id);
  return createMixcut(app, by.viewer, { input: '介绍饮水机', materialIds: [id], productId });
}

test('a project keeps the product as it was, for the price of any other', async () => {
  const product = await createProduct(app, person.viewer, words);
  const { projectId } = await create(person, product.id);
  await updateProduct(app, person.viewer, product.id, { ...words, sellingPoints: ['改过的卖点'] });
  await deleteProduct(app, person.viewer, product.id);
  const { input } = await app.db.project.findUniqueOrThrow({ where: { id: projectId } });
  expect(input).toMatchObject({ product: { productId: product.id, ...words } });
  const { heldCredits } = await app.db.projectRun.findFirstOrThrow({ where: { projectId } });
  expect(heldCredits).toBe(60);
  const without = await create(person, null);
  expect(await app.db.project.findUniqueOrThrow({ where: { id: without.projectId } })).toMatchObject({
    input: { product: null },
  });
});

test('a product of somebody else’s, or none, is refused before anything is paid', async () => {
  const other = await testPerson(app);
  const theirs = await createProduct(app, other.viewer, words);
  for (const id of [theirs.id, 2 ** 31 - 1]) {
    await expect(create(person, id)).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      message: '产品不存在或已删除，请重新选择',
      details: { field: 'productId' },
    });
  }
});
