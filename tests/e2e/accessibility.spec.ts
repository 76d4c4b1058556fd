import type { Page } from '@playwright/test';
import { isAccessible } from './support/accessible.ts';
import { adminPassword } from './support/product.ts';
import { projectAt } from './support/projects.ts';
import { expect, test, visitor } from './support/test.ts';

visitor('the pages before sign-in have no accessibility violation, day and night', async ({ page }) => {
  await page.goto('/');
  await isAccessible(page, 'landing');
  await page.goto('/login');
  await page.getByRole('button', { name: '登录' }).click();
  await expect(page.getByText('请输入用户名')).toBeVisible();
  await isAccessible(page, 'login with an error');
});

test('the workbench in all its states has no accessibility violation, day and night', async ({ page }) => {
  const done = await projectAt('DONE');
  const failed = await projectAt('FAILED');
  const waiting = await projectAt('WAITING');

  await page.goto('/mixcut');
  await page.getByRole('button', { name: /^生成视频/ }).click({ force: true });
  await expect(page.getByRole('alert').first()).toBeVisible();
  await isAccessible(page, 'form with errors');
  await page.getByRole('button', { name: '从资产库选择' }).click();
  await expect(page.getByRole('dialog').getByRole('checkbox').first()).toBeVisible();
  await isAccessible(page, 'material picker');
  await page.keyboard.press('Escape');

  await page.goto(`/mixcut?project_id=${done}`);
  await expect(page.getByRole('link', { name: '下载成片' })).toBeVisible();
  await page.getByRole('button', { name: /^2 视频检索/ }).click();
  await page.getByText('分镜详情').first().click();
  await isAccessible(page, 'film with a step opened');
  await page
    .getByRole('button', { name: /^删除项目/ })
    .first()
    .focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog', { name: '确定要删除该项目吗？' })).toBeVisible();
  await isAccessible(page, 'question before deleting');
  await page.keyboard.press('Escape');

  await page.goto(`/mixcut?project_id=${failed}`);
  await expect(page.getByRole('button', { name: /^继续生成/ })).toBeVisible();
  await isAccessible(page, 'stopped film');
  await page.goto(`/mixcut?project_id=${waiting}`);
  await expect(page.getByRole('button', { name: '执行下一步' })).toBeVisible();
  await isAccessible(page, 'waiting film');
  await page.goto('/mixcut?project_id=999999');
  await expect(page.getByText('项目不存在')).toBeVisible();
  await isAccessible(page, 'no such project');
});

/** Every screen after sign-in by its address; the workbench above, and dialogs where they are tested. */
const screens = {
  work: [
    '/welcome',
    '/create',
    '/projects',
    '/tools',
    '/products',
    '/works',
    '/works#export',
    '/works#search',
  ],
  elsewhere: ['/assets', '/not-there', '/lab', '/lab/add', '/lab/edit?id=$tool', '/lab/call?id=$tool'],
  own: ['', '?tab=password', '?tab=keys', '?tab=sessions', '?tab=billing'].map((tab) => `/profile${tab}`),
  administration: ['users', 'billing', 'traffic', 'jobs', 'health', 'audit'].map(
    (tab) => `/admin?tab=${tab}`,
  ),
};
/** Those that stand otherwise on a phone: tables as cards, panes one below the other, the menu at the foot. */
const phoneScreens = [
  '/welcome',
  '/projects',
  '/works',
  '/mixcut',
  '/profile',
  '/profile?tab=billing',
  '/admin',
  '/admin?tab=billing',
  '/lab/call?id=$tool',
];

async function look(page: Page, paths: readonly string[], on: string): Promise<void> {
  await page.goto('/welcome');
  const tool = paths.some((path) => path.includes('$tool')) ? await makeTool(page) : 0;
  for (const path of paths) {
    await page.goto(path.replace('$tool', String(tool)));
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await isAccessible(page, `${path} on ${on}`);
  }
}

test('no screen has an accessibility violation, day and night: work', async ({ page }) => {
  await projectAt('DONE');
  await look(page, screens.work, 'a desk');
  await page.goto('/works');
  await page.getByRole('listitem').getByRole('link').first().click();
  await page.waitForURL(/\/works\/\d+$/);
  await expect(page.getByRole('region', { name: /^切片/ })).toBeVisible();
  await isAccessible(page, 'a piece of the library');
  await page.getByRole('button', { name: /的菜单$/ }).click();
  await expect(page.getByRole('menuitem', { name: '退出登录' })).toBeVisible();
  await isAccessible(page, 'menu of the person');
});

test('no screen has an accessibility violation, day and night: the lab, what is to come, one’s own', async ({
  page,
}) => {
  await look(page, [...screens.elsewhere, ...screens.own], 'a desk');
});

test('no screen has an accessibility violation, day and night: administration', async ({ page }) => {
  await look(page, screens.administration, 'a desk');
});

test('on a phone the main screens have no accessibility violation, day and night', async ({ page }) => {
  await projectAt('DONE');
  // As wide as a phone; so high that nothing lies half behind the menu at the foot, whatever there is in the lists.
  await page.setViewportSize({ width: 390, height: 3600 });
  await look(page, phoneScreens, 'a phone');
});

/** An outside tool with a form and a secret, made by the page: keys of the command line may not. @returns its number. */
async function makeTool(page: Page): Promise<number> {
  const query = `mutation($input: CreateLabToolInput!) { createLabTool(input: $input) { tool { number } } }`;
  const input = {
    name: `给人看的工具 ${Date.now()}`,
    description: '按关键词找图',
    url: 'https://example.com/search',
    method: 'POST',
    tags: ['图片'],
    example: { prompt: '海边', count: 2 },
    jsonSchema: {
      type: 'object',
      required: ['prompt'],
      properties: { prompt: { type: 'string', title: '关键词' }, count: { type: 'integer', title: '数量' } },
    },
    headers: [{ name: 'X-Key', value: 'secret' }],
  };
  const body = JSON.stringify({ query, variables: { input } });
  return page.evaluate(async (sent) => {
    const headers = { 'content-type': 'application/json', 'x-reelsmith-csrf': '1' };
    const answer = await fetch('/graphql', { method: 'POST', headers, body: sent });
    return (await answer.json()).data.createLabTool.tool.number;
  }, body);
}

visitor('keyboard alone: sign in, fill the form, start a film, confirm its script', async ({ page }) => {
  const press = async (key: string, times = 1) => {
    for (let i = 0; i < times; i += 1) await page.keyboard.press(key);
  };
  /** Tab until the wanted thing has the focus, as somebody without a mouse does. */
  const tabTo = async (selector: string) => {
    for (let i = 0; i < 60; i += 1) {
      await press('Tab');
      if (
        await page.locator(selector).evaluateAll((all) => all.some((one) => one === document.activeElement))
      )
        return;
    }
    throw new Error(`the keyboard does not reach ${selector}`);
  };
  await projectAt('DONE');
  await page.goto('/login?from=/mixcut');
  await tabTo('[name=userName]');
  await page.keyboard.type('admin');
  await tabTo('[name=password]');
  await page.keyboard.type(adminPassword);
  await press('Enter');
  await page.waitForURL('**/mixcut');
  await expect(page.getByLabel('视频描述')).toBeVisible();

  await tabTo('[data-field=input]');
  await page.keyboard.type('只用键盘做的片子');
  await tabTo('[data-field=rawScript]');
  await page.keyboard.type('不用鼠标也能做片子。');
  await tabTo('button:has-text("用示例素材试一试")');
  await press('Enter');
  await expect(page.getByRole('button', { name: /^移除素材/ }).first()).toBeVisible();
  await tabTo('input[type=radio][value="720"]');
  await press('ArrowRight');
  await expect(page.getByRole('radio', { name: '480' })).toBeChecked();
  await tabTo('[role=switch] >> nth=1');
  await press('Space');
  await expect(page.getByRole('switch', { name: '逐步确认' })).toBeChecked();
  await press('Control+Enter');
  await page.waitForURL(/project_id=/);

  await expect(page.getByRole('button', { name: '执行下一步' })).toBeVisible();
  await tabTo('button:has-text("执行下一步")');
  await press('Enter');
  await expect(page.getByRole('region', { name: '「视频检索」已完成，请确认' })).toBeVisible();
  await tabTo('button:has-text("取消生成")');
  await press('Enter');
  const question = page.getByRole('alertdialog', { name: '确定要取消吗？' });
  await expect(question.getByRole('button', { name: '继续生成' })).toBeFocused();
  await press('Tab');
  await press('Enter');
  await expect(page.getByText('已取消。')).toBeVisible();
});
