import { readFile } from 'node:fs/promises';
import { isAccessible } from './support/accessible.ts';
import { cli, productUrl } from './support/product.ts';
import { expect, signIn, visitor as test } from './support/test.ts';

test('个人中心: who one is, the password, keys, devices and books', async ({ page, context }) => {
  const name = `keeper${Date.now()}`;
  await cli(['user', 'create', name, '--nick-name', '小店'], 'first password');
  await cli(['credits', 'top-up', '--user', name, '--amount', '1234', '--note', '=首充']);
  await page.goto('/login?from=/profile');
  await signIn(page, name, 'first password');
  await page.waitForURL(({ pathname }) => pathname === '/profile');
  const tab = (label: string) => page.getByRole('tab', { name: label });
  const said = (text: string) => page.getByText(text, { exact: true }).first();

  await test.step('what is typed is kept or asked about, and saved', async () => {
    await expect(page.getByRole('heading', { name: '小店' })).toBeVisible();
    await isAccessible(page, 'user info');
    await page.getByRole('button', { name: '编辑' }).click();
    await page.getByLabel('邮箱').fill('shop@');
    await expect(said('请输入有效的邮箱地址')).toBeVisible();
    await isAccessible(page, 'editing with an error');
    await tab('API 密钥').click();
    await page.getByRole('alertdialog').getByRole('button', { name: '继续编辑' }).click();
    await expect(page.getByLabel('邮箱')).toHaveValue('shop@');
    await page.getByLabel('邮箱').fill('shop@example.cn');
    await page.getByRole('radio', { name: '其他' }).check({ force: true });
    await page.getByRole('button', { name: '保存' }).click();
    await expect(said('用户信息修改成功')).toBeVisible();
    await page.reload();
    await expect(said('shop@example.cn')).toBeVisible();
    await expect(said('其他')).toBeVisible();
  });

  await test.step('the password', async () => {
    await tab('修改密码').click();
    const fill = async (old: string, fresh: string, confirm: string) => {
      await page.getByLabel('旧密码', { exact: true }).fill(old);
      await page.getByLabel('新密码', { exact: true }).fill(fresh);
      await page.getByLabel('确认新密码', { exact: true }).fill(confirm);
    };
    await fill('first password', 'short', 'other');
    await expect(said('新密码至少需要6个字符')).toBeVisible();
    await expect(said('不匹配')).toBeVisible();
    await isAccessible(page, 'password with errors');
    await fill('not the password', 'second password', 'second password');
    await page.getByRole('button', { name: '修改密码' }).click();
    await expect(said('旧密码不正确')).toBeVisible();
    await expect(page.getByLabel('新密码', { exact: true })).toHaveValue('second password');
    await page.getByLabel('旧密码', { exact: true }).fill('first password');
    await page.getByRole('button', { name: '修改密码' }).click();
    await expect(said('密码修改成功')).toBeVisible();
  });

  await test.step('a key', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await tab('API 密钥').click();
    await expect(said('还没有 API 密钥')).toBeVisible();
    await isAccessible(page, 'no keys');
    await page.getByRole('button', { name: '新建密钥' }).click();
    const dialog = page.getByRole('dialog', { name: '新建密钥' });
    await dialog.getByRole('button', { name: '创建' }).click();
    await expect(dialog.getByText('请输入密钥名称')).toBeVisible();
    await expect(dialog.getByText('管理员操作')).toHaveCount(0);
    await isAccessible(page, 'new key with an error');
    await dialog.getByLabel('名称').fill('店铺同步');
    await dialog.getByRole('button', { name: '创建' }).click();
    await expect(said('API密钥创建成功')).toBeVisible();
    const key = await page.getByRole('textbox', { name: '密钥“店铺同步”' }).inputValue();
    const status = async () =>
      (await fetch(`${productUrl()}/api/v1/user/info`, { headers: { authorization: `Bearer ${key}` } }))
        .status;
    expect(await status()).toBe(200);
    await isAccessible(page, 'a new key');

    await page.reload();
    await expect(said(`${key.slice(0, 8)}…${key.slice(-4)}`)).toBeVisible();
    expect(await page.content()).not.toContain(key);
    await page.getByRole('button', { name: '复制密钥 店铺同步' }).click();
    await expect(said('已复制到剪贴板')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(key);

    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('denied'));
      document.execCommand = () => false;
    });
    await page.getByRole('button', { name: '复制密钥 店铺同步' }).click();
    await expect(page.getByRole('alert').filter({ hasText: '复制失败，请手动复制' })).toBeVisible();
    await expect(page.getByRole('textbox', { name: '密钥“店铺同步”' })).toHaveValue(key);

    await page.getByRole('button', { name: '店铺同步 的操作' }).click();
    await page.getByRole('menuitem', { name: '删除密钥' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click();
    await expect(said('API密钥删除成功')).toBeVisible();
    expect(await status()).toBe(401);
  });

  await test.step('another device', async () => {
    const other = await context.browser()!.newContext({ baseURL: productUrl() });
    const there = await other.newPage();
    await there.goto('/login?from=/works');
    await signIn(there, name, 'second password');
    await there.waitForURL(({ pathname }) => pathname === '/works');
    await tab('登录设备').click();
    await expect(said('当前设备')).toBeVisible();
    await isAccessible(page, 'devices');
    await page.getByRole('button', { name: /^退出 / }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '退出登录' }).click();
    await expect(said('该设备已退出登录')).toBeVisible();
    // The other device is told by itself, wherever it stands.
    await there.waitForURL(/\/login/);
    await other.close();
  });

  await test.step('the books, and their file', async () => {
    await tab('积分账单').click();
    await expect(page.getByRole('cell', { name: '¥12.34' })).toBeVisible();
    await isAccessible(page, 'books');
    await page.getByLabel('类型').selectOption('settle');
    await expect(said('所选范围内没有记录')).toBeVisible();
    expect(new URL(page.url()).searchParams.get('kind')).toBe('settle');
    await page.goBack();
    await expect(page.getByRole('cell', { name: '¥12.34' })).toBeVisible();
    const downloading = page.waitForEvent('download');
    await page.getByRole('link', { name: '下载 CSV' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(new RegExp(`^积分账单-${name}-.*\\.csv$`));
    expect(await readFile(await download.path(), 'utf8')).toContain(
      `,充值,1234,12.34,管理员充值,0,1234,1234,'=首充,`,
    );
  });
});
