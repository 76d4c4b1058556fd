import { isAccessible } from './support/accessible.ts';
import { graphql } from './support/product.ts';
import { projectAt } from './support/projects.ts';
import { expect, test } from './support/test.ts';

/** Every address of the product, as the specification lists them; {slug} is something that is not there. */
const addresses = [
  '/welcome',
  '/create',
  '/assets',
  '/assets/999999',
  '/projects',
  '/projects/999999',
  '/lab',
  '/lab/add',
  '/lab/edit',
  '/lab/call',
  '/tools',
  '/tools/message/hot',
  '/tools/script',
  '/tools/script/generate-list',
  '/tools/script/generate/999999',
  '/tools/video/analyze',
  '/tools/video/analyze/score/999999',
  '/tools/video/analyze/decompose/999999',
  '/tools/video/analyze/analyze/999999',
  '/tools/video/clip',
  '/tools/video/down',
  '/tools/video/search',
  '/tools/video/text2video',
  '/tools/video/narration',
  '/tools/image/comfyui',
  '/workflow/generate',
  '/workflow/mixcut',
  '/workflow/mixcut/999999',
  '/works',
  '/works/999999',
  '/products',
  '/editor',
  '/profile',
  '/admin',
  '/analyze',
  '/script',
  '/generate',
  '/synthesis',
  '/finecut',
  '/mixcut',
  '/clip/999999',
];

test('every address of the product shows a page with a title and a heading', async ({ page }) => {
  await page.goto('/welcome');
  for (const address of addresses) {
    await page.evaluate((to) => window.history.pushState(null, '', to), address);
    await page.reload();
    await expect
      .soft(page.getByRole('heading', { level: 1 }).first(), address)
      .toBeVisible({ timeout: 20_000 });
    // The title is written right after the page was drawn.
    await expect.soft(page, address).toHaveTitle(/^(?!页面不存在).+ - 片匠$/, { timeout: 20_000 });
  }
  await page.goto('/projects/999999');
  await expect(page.getByRole('heading', { name: '项目不存在' })).toBeVisible();
  const number = await projectAt('FAILED');
  await page.goto(`/projects/${number}`);
  await page.waitForURL(`**/mixcut?project_id=${number}`);
  await page.goto(`/workflow/mixcut?project_id=${number}`);
  await page.waitForURL(`**/mixcut?project_id=${number}`);
});

test('a job that ends elsewhere is told by a toast and counted by the bell, until the list was looked at', async ({
  page,
}) => {
  await page.goto('/projects');
  const bell = page.getByRole('button', { name: /^通知/ });
  await bell.click();
  // Seen is what was shown: the list itself, which comes a moment after its frame.
  await expect(
    page.getByRole('dialog', { name: '通知' }).getByRole('link', { name: '查看全部项目' }),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bell).toHaveAccessibleName('通知');

  const id = await startWaiting();
  const free = page.getByRole('button', { name: /^可用积分/ });
  await expect(free).toHaveAccessibleName(/预扣中/);
  await free.click();
  const credit = page.getByRole('dialog', { name: '积分' });
  await expect(credit.getByRole('link', { name: /铃铛会响/ }).first()).toBeVisible();
  await isAccessible(page, 'credits');
  await page.keyboard.press('Escape');

  await graphql('mutation($id: ID!) { cancelProject(id: $id) { project { id } } }', { id });
  await expect(page.getByRole('button', { name: '查看' })).toBeVisible();
  await expect(bell).toHaveAccessibleName('通知，1 条未读');
  await bell.click();
  const list = page.getByRole('dialog', { name: '通知' });
  await expect(list.getByRole('link', { name: /铃铛会响.*已取消/ }).first()).toBeVisible();
  await isAccessible(page, 'news');
  await list
    .getByRole('link', { name: /铃铛会响/ })
    .first()
    .click();
  await page.waitForURL(/\/mixcut\?project_id=\d+/);
  await expect(bell).toHaveAccessibleName('通知');
});

test('the palette leads everywhere by keyboard; an administrator changes the layout', async ({ page }) => {
  await projectAt('FAILED');
  await page.goto('/welcome');
  const palette = page.getByRole('dialog', { name: '搜索与快速操作' });
  const field = palette.getByRole('combobox');
  const chosen = palette.getByRole('option', { selected: true });

  // Keys are heard once the page is there.
  await expect(page.getByRole('heading', { name: '欢迎' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
  await isAccessible(page, 'palette');
  await page.keyboard.type('gjx');
  await expect(chosen).toHaveText('工具箱');
  await expect(field).toHaveAttribute('aria-activedescendant', (await chosen.getAttribute('id')) ?? '');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/tools');
  await expect(palette).toBeHidden();
  await isAccessible(page, 'tools');

  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
  await page.keyboard.type('老布局');
  await page.keyboard.press('Enter');
  const sidebar = page.getByRole('navigation', { name: '主菜单' });
  await expect(sidebar.getByRole('link', { name: '实验室' })).toBeVisible();
  await expect(sidebar.getByRole('link', { name: '灵感库' })).toHaveCount(0);
  await isAccessible(page, 'sidebar');
  await page.reload();
  await expect(sidebar.getByRole('link', { name: '实验室' })).toBeVisible();
  await page.getByRole('button', { name: /的菜单$/ }).click();
  await page.getByRole('menuitem', { name: '新布局' }).click();
  await expect(page.getByRole('button', { name: '一键爆款' })).toBeVisible();

  await page.goto('/projects?status=failed');
  const search = page.getByRole('searchbox', { name: '搜索项目名称' });
  await expect(search).toBeVisible();
  await page.keyboard.press('/');
  await expect(search).toBeFocused();
  await page.keyboard.type('没有这样的名字');
  await expect(page.getByText('没有符合条件的项目')).toBeVisible();
  expect(new URL(page.url()).searchParams.get('status')).toBe('failed');
  await page.getByRole('link', { name: '清除筛选' }).click();
  await expect(page.getByRole('listitem').getByRole('link').first()).toBeVisible();
  await isAccessible(page, 'projects');
});

/** A project that waits for its script to be confirmed: it holds credits and does nothing. @returns its id. */
async function startWaiting(): Promise<string> {
  const { addSampleMaterials } = await graphql<{ addSampleMaterials: { materials: { id: string }[] } }>(
    'mutation { addSampleMaterials { materials { id } } }',
  );
  const input = {
    input: '铃铛会响',
    rawScript: '铃铛会响。\n\n这是第二句。',
    materialIds: addSampleMaterials.materials.map(({ id }) => id),
    resolution: 480,
    auto: false,
  };
  const { createMixcut } = await graphql<{ createMixcut: { project: { id: string } } }>(
    'mutation($input: CreateMixcutInput!) { createMixcut(input: $input) { ... on CreateMixcutSuccess { project { id } } } }',
    { input },
  );
  return createMixcut.project.id;
}
