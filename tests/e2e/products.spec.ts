import { isAccessible } from './support/accessible.ts';
import { fillSampleFilm, submitFilm } from './support/film.ts';
import { graphql } from './support/product.ts';
import { expect, test } from './support/test.ts';

const page1 = `商品名称：小鹿猫咪饮水机 商品编号：100038456
材质：食品级ABS、304不锈钢
容量：2.5L
【产品卖点】
1. 四重循环过滤，拦截毛发与水垢
2. 静音水泵，夜里不打扰睡眠
适用人群：养猫家庭
月销量：3000+`;

test('a pasted page fills the form in; the product is chosen for a film by keyboard and kept with it', async ({
  page,
}) => {
  await page.goto('/products');
  await page
    .getByRole('button', { name: /^(粘贴产品页面|新建产品)$/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: '新建产品' });
  await dialog.getByLabel('产品名称').fill('不会保存的名称');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: '继续填写' }).click();
  await dialog.getByLabel('产品名称').fill('');

  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(dialog.getByText('请输入产品卖点')).toBeVisible();
  await expect(dialog.getByLabel('产品名称')).toBeFocused();
  await isAccessible(page, 'product form with errors');
  await dialog.getByRole('textbox', { name: '粘贴产品页面的文字或地址' }).fill(page1);
  await dialog.getByRole('button', { name: '识别并填写' }).click();
  await expect(dialog.getByText('已填写 5 项（内置提取），请核对。')).toBeVisible();
  await expect(dialog.getByLabel('产品名称')).toHaveValue('小鹿猫咪饮水机');
  await expect(dialog.getByLabel('产品卖点')).toHaveValue(
    '四重循环过滤，拦截毛发与水垢\n静音水泵，夜里不打扰睡眠',
  );
  await expect(dialog.getByLabel('目标人群')).toHaveValue('养猫家庭');
  await dialog.getByLabel('产品类目').fill('宠物饮水机');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('heading', { name: '小鹿猫咪饮水机' })).toBeVisible();

  await isAccessible(page, 'products');

  await page.goto('/mixcut');
  const field = page.getByRole('combobox', { name: '产品' });
  await field.fill('小鹿');
  await expect(page.getByRole('option', { name: /小鹿猫咪饮水机/ })).toBeVisible();
  await isAccessible(page, 'product choices');
  await field.press('Enter');
  await expect(page.getByText(/宠物饮水机 · \d 条特性 · 2 条卖点/)).toBeVisible();
  await fillSampleFilm(page);
  const number = await submitFilm(page);
  const { project } = await graphql<{
    project: { id: string; input: { product: { name: string; sellingPoints: string[] } } };
  }>('query($number: Int!) { project(number: $number) { id input { product { name sellingPoints } } } }', {
    number,
  });
  expect(project.input.product).toEqual({
    name: '小鹿猫咪饮水机',
    sellingPoints: ['四重循环过滤，拦截毛发与水垢', '静音水泵，夜里不打扰睡眠'],
  });
  // The film itself is another test's.
  await graphql('mutation($id: ID!) { cancelProject(id: $id) { project { id } } }', { id: project.id });
});

test('footage is sorted as it comes: each level waits for the one above, and is added on the spot', async ({
  page,
}) => {
  await page.goto('/works');
  await page.getByRole('button', { name: '批量上传' }).click();
  const dialog = page.getByRole('dialog', { name: '批量上传素材' });
  await expect(dialog.getByLabel('产品')).toBeDisabled();
  await dialog.getByRole('button', { name: '上传素材' }).click();
  await expect(dialog.getByLabel('行业')).toHaveAttribute('aria-invalid', 'true');
  await isAccessible(page, 'batch upload with errors');
  for (const [level, name] of [
    ['行业', '宠物'],
    ['产品', '饮水机'],
    ['SKU', '白色'],
  ] as const) {
    const select = dialog.getByLabel(level, { exact: true });
    await expect(select).toBeEnabled();
    await select.selectOption({ label: `＋ 新建${level}…` });
    await dialog.getByLabel(`新的${level}名称`).fill(name);
    await page.keyboard.press('Enter');
    await expect(dialog.getByLabel(level, { exact: true })).toHaveValue(name);
  }
  await dialog.getByLabel('批次号').fill('双十一');
  await dialog.getByLabel('标签').fill('猫、静音');
  await page.keyboard.press('Enter');
  // A name of its own: the same file of the same name is the material that is there already.
  const name = `白色正面${Date.now()}.png`;
  const picture = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAEAAAABACAIAAAAlC+aJAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAT0lEQVRo3u3PQQkAAAgEsOtkODuZ0gi+hcEKLDX9WgQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQELgv7j0E81iNGTgAAAABJRU5ErkJggg==',
    'base64',
  );
  await dialog
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name, mimeType: 'image/png', buffer: picture });
  await expect(dialog.getByText('已上传 1 个素材')).toBeVisible();
  const { materials } = await graphql<{ materials: { edges: { node: Record<string, unknown> }[] } }>(
    '{ materials(first: 1) { edges { node { name industry product sku batch tags } } } }',
  );
  expect(materials.edges[0]!.node).toEqual({
    name,
    industry: '宠物',
    product: '饮水机',
    sku: '白色',
    batch: '双十一',
    tags: ['猫', '静音'],
  });
  const newest = () =>
    graphql<{ batches: { edges: { node: { name: string } }[] } }>(
      '{ batches(first: 1) { edges { node { name } } } }',
    );
  await expect.poll(async () => (await newest()).batches.edges[0]?.node.name).toBe('双十一');
});
