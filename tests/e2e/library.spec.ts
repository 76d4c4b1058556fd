import { graphql } from './support/product.ts';
import { expect, test } from './support/test.ts';

test('the project library follows what a program makes and deletes', async ({ page }) => {
  await page.goto('/projects');
  await expect(page.getByRole('heading', { name: '项目库' })).toBeVisible();
  const name = `别处新建的片子 ${Date.now()}`;
  const id = await makeProject(name);
  try {
    const card = page.getByRole('listitem').filter({ hasText: name });
    await expect(card).toBeVisible();
    await graphql('mutation($id: ID!) { deleteProject(id: $id) { deletedId } }', { id });
    await expect(card).toBeHidden();
  } finally {
    await graphql('mutation($id: ID!) { deleteProject(id: $id) { deletedId } }', { id }).catch(() => {});
  }
});

test('a batch is renamed and deleted; a name that is taken is refused where it was typed', async ({
  page,
}) => {
  const mark = Date.now();
  const [taken, old, fresh] = [`双十一 ${mark}`, `春季 ${mark}`, `夏季 ${mark}`];
  for (const name of [taken, old]) {
    await graphql('mutation($name: String!) { addBatch(name: $name) { batch { id } } }', { name });
  }
  await page.goto('/works');
  await page.getByRole('button', { name: '批量上传' }).first().click();
  await page.getByRole('button', { name: '管理分类' }).click();
  const batches = page.getByRole('list', { name: '批次号' });
  await batches.getByRole('button', { name: `重命名 ${old}` }).click();
  const field = batches.getByRole('textbox', { name: `重命名 ${old}` });
  await field.fill(taken);
  await field.press('Enter');
  await expect(batches.getByRole('alert')).toHaveText(`已有同名批次「${taken}」，请换一个名称`);
  await expect(field).toHaveValue(taken);
  await field.fill(fresh);
  await field.press('Enter');
  await expect(batches.getByText(fresh)).toBeVisible();
  await batches.getByRole('button', { name: `删除 ${taken}` }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('没有素材使用它');
  await question.getByRole('button', { name: '删除' }).click();
  await expect(batches.getByText(taken)).toBeHidden();
  const { batches: left } = await graphql<{ batches: { edges: { node: { name: string } }[] } }>(
    'query($search: String!) { batches(first: 9, search: $search) { edges { node { name } } } }',
    { search: String(mark) },
  );
  expect(left.edges.map(({ node }) => node.name)).toEqual([fresh]);
});

async function makeProject(input: string): Promise<string> {
  const { addSampleMaterials } = await graphql<{ addSampleMaterials: { materials: { id: string }[] } }>(
    'mutation { addSampleMaterials { materials { id } } }',
  );
  const materialIds = addSampleMaterials.materials.map(({ id }) => id);
  const { createMixcut } = await graphql<{ createMixcut: { project: { id: string } } }>(
    'mutation($input: CreateMixcutInput!) { createMixcut(input: $input) { ... on CreateMixcutSuccess { project { id } } } }',
    { input: { input, rawScript: '这是第一句。', materialIds, resolution: 480, auto: false } },
  );
  return createMixcut.project.id;
}
