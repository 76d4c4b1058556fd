import { adminPassword } from './support/product.ts';
import { expect, signIn, visitor as test } from './support/test.ts';

test('a visitor signs in and is back where they wanted to go; signing out ends it everywhere', async ({
  page,
  context,
}) => {
  await page.goto('/mixcut?project_id=1');
  await page.waitForURL(/\/login\?from=/);

  await page.getByRole('button', { name: '登录' }).click();
  await expect(page.getByRole('alert').filter({ hasText: '请输入用户名' })).toBeVisible();
  await expect(page.getByLabel('用户名')).toBeFocused();

  await signIn(page, 'admin', 'not the password');
  await expect(page.getByRole('alert').filter({ hasText: '用户名或密码' })).toBeVisible();
  await expect(page.getByLabel('用户名')).toHaveValue('admin');

  await signIn(page, 'admin', adminPassword);
  await page.waitForURL('**/mixcut?project_id=1');
  await expect(page.getByRole('heading', { name: '素材混剪', level: 1 })).toBeVisible();
  // The session is a cookie that no script reads; the password is nowhere.
  expect(
    await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage, c: document.cookie })),
  ).not.toContain(adminPassword);

  const other = await context.newPage();
  await other.goto('/works');
  await expect(other.getByRole('heading', { name: '资产库' })).toBeVisible();

  await page.getByRole('button', { name: /的菜单$/ }).click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await expect(page.getByRole('link', { name: '立即使用' }).first()).toBeVisible();
  await other.reload();
  await other.waitForURL(/\/login\?from=%2Fworks/);
});

test('signing in never leads to another site', async ({ page, baseURL }) => {
  for (const from of ['https://example.com/', '//example.com', '/\\example.com']) {
    // Not under an open page: it would notice at once and go to sign in by itself.
    await page.goto('about:blank');
    await page.context().clearCookies();
    await page.goto(`/login?from=${encodeURIComponent(from)}`);
    await signIn(page);
    await page.waitForURL(`${baseURL}/welcome`);
  }
});
