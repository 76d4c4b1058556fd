import type { Page } from '@playwright/test';
import { isAccessible } from './support/accessible.ts';
import { expect, test } from './support/test.ts';

/** Tab until the wanted thing has the focus, as somebody without a mouse does. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let i = 0; i < 60; i += 1) {
    await page.keyboard.press('Tab');
    const there = await page
      .locator(selector)
      .evaluateAll((all) => all.some((one) => one === document.activeElement));
    if (there) return;
  }
  throw new Error(`the keyboard does not reach ${selector}`);
}

/** The row's menu is opened by Enter, its item found by its first characters. */
async function choose(page: Page, item: string): Promise<void> {
  await page.keyboard.press('Enter');
  const wanted = page.getByRole('menuitem', { name: item, exact: true });
  await expect(wanted).toBeVisible();
  for (
    let i = 0;
    i < 8 && !(await wanted.getAttribute('data-highlighted').then((set) => set !== null));
    i += 1
  ) {
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
}

test('keyboard alone: an account is created, topped up and revoked; the books and the log know', async ({
  page,
}) => {
  const name = `keys${Date.now()}`;
  await page.goto('/admin');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await tabTo(page, 'button:has-text("新建用户")');
  await page.keyboard.press('Enter');
  const form = page.getByRole('dialog', { name: '新建用户' });
  await expect(form.getByLabel('用户名')).toBeFocused();
  await page.keyboard.press('Control+Enter');
  await expect(form.getByText('请输入用户名')).toBeVisible();
  await expect(form.getByText('请输入密码')).toBeVisible();
  await page.keyboard.type(name);
  await tabTo(page, '[role=dialog] input[name=password]');
  await page.keyboard.type('123456');
  await tabTo(page, '[role=dialog] input[name=email]');
  await page.keyboard.type('nobody');
  await page.keyboard.press('Control+Enter');
  await expect(form.getByText('请输入有效的邮箱地址')).toBeVisible();
  await page.keyboard.type('@example.com');
  await page.keyboard.press('Control+Enter');
  await expect(form).toBeHidden();

  // The newest is the first row.
  const row = page.getByRole('row').nth(1);
  await expect(row).toContainText(name);
  await tabTo(page, 'tr[data-row]');
  await page.keyboard.press('End');
  await page.keyboard.press('Home');
  await choose(page, '充值');
  const topUp = page.getByRole('dialog', { name: `为 ${name} 充值` });
  await expect(topUp.getByLabel('充值金额（元）')).toBeFocused();
  await page.keyboard.type('12.34');
  await expect(topUp.getByText('1,234 积分', { exact: true })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(topUp).toBeHidden();
  await expect(row).toContainText('1,234');

  await expect(row).toBeFocused();
  await choose(page, '取消授权');
  const question = page.getByRole('alertdialog', { name: `确定要取消 ${name} 的授权吗？` });
  await expect(question.getByRole('button', { name: '取消', exact: true })).toBeFocused();
  await tabTo(page, '[role=alertdialog] button:has-text("取消授权")');
  await page.keyboard.press('Enter');
  await expect(question).toBeHidden();
  await expect(row).toContainText('未授权');

  await page.goto(`/admin?tab=billing&name=${name}`);
  await expect(page.getByText('账目相符', { exact: false })).toBeVisible();
  await expect(page.getByRole('row').nth(1)).toContainText('+12.34');
  const file = page.waitForEvent('download');
  await page.getByRole('link', { name: '导出 CSV' }).click();
  expect((await file).suggestedFilename()).toMatch(/^账单-.*\.csv$/);
  await page.goto(`/admin?tab=audit&subject=${name}`);
  await expect(page.getByRole('row')).toHaveCount(4);
  await expect(page.getByRole('row').nth(1)).toContainText('取消授权');

  // A page, a filter and a sort are in the address: back brings the one before.
  await page.goto('/admin?q=admin');
  await page.getByRole('columnheader', { name: '积分' }).getByRole('button').click();
  await expect(page).toHaveURL(/sort=-credits/);
  await page.goBack();
  await expect(page).not.toHaveURL(/sort=/);
  await expect(page.getByRole('searchbox', { name: /^搜索用户名/ })).toHaveValue('admin');
});

test('people, bills and the log have no accessibility violation, day and night; people are cards on a phone', async ({
  page,
}) => {
  await page.goto('/admin');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await isAccessible(page, 'people');
  await page.goto('/admin?tab=billing');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await page.getByText('每日明细').click();
  await isAccessible(page, 'bills');
  await page.goto('/admin?tab=audit');
  await expect(page.getByRole('columnheader', { name: '变更' })).toBeVisible();
  await isAccessible(page, 'the log');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/admin');
  await expect(page.getByRole('list', { name: '用户列表' }).getByRole('listitem').first()).toBeVisible();
});
