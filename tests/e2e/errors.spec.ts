import type { Page } from '@playwright/test';
import { failCall, noLine, noWord, refused } from './support/failing.ts';
import { adminName, cli } from './support/product.ts';
import { expect, signIn, test, visitor } from './support/test.ts';

/*
 * The error catalogue, row by row, with one call failing at a time. Of its rows, other files hold: the captcha's 429
 * (login.spec.ts), what is said of good outcomes in the personal centre, and the copy that fails (profile.spec.ts), a
 * session that has ended (visitor.spec.ts). The lab's rows and uploads are in errorsOfWork.spec.ts.
 */

const network = '网络错误，请稍后重试';

/** The sentence stands on the page; a notice or a line of the form, wherever it is said. */
const says = (page: Page, text: string) =>
  expect(page.getByText(text, { exact: false }).first()).toBeVisible();

const lists = [
  { at: '/admin', call: 'UserRowsQuery', says: '获取用户列表失败' },
  { at: '/admin?tab=billing', call: 'BillingRowsQuery', says: '获取账单数据失败' },
  { at: '/admin?tab=traffic', call: 'StatRowsQuery', says: '获取反爬统计数据失败' },
  { at: '/products', call: 'ProductsPageQuery', says: '获取产品列表失败' },
  { at: '/profile?tab=keys', call: 'KeysTabQuery', says: '获取API密钥列表失败' },
];

test('a list that cannot be had says so where it would stand, and comes when it is asked for again', async ({
  page,
}) => {
  for (const list of lists) {
    const mend = await failCall(page, list.call, noLine);
    await page.goto(list.at);
    await says(page, list.says);
    await says(page, network);
    await mend();
    await page.getByRole('button', { name: '重试' }).click();
    await expect(page.getByText(list.says)).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('what is done to an account and does not succeed is told with its reason, and what was typed stays', async ({
  page,
}) => {
  const name = `errors${Date.now()}`;
  await cli(['user', 'create', name], 'any password');
  await page.goto(`/admin?q=${name}`);
  const row = page.getByRole('row').filter({ hasText: name });
  const act = async (what: string) => {
    await row.getByRole('button', { name: `${name} 的操作` }).click();
    await page.getByRole('menuitem', { name: what, exact: true }).click();
  };

  await failCall(page, 'CreateUserDialogMutation', noLine);
  await page.getByRole('button', { name: '新建用户' }).click();
  const created = page.getByRole('dialog', { name: '新建用户' });
  await created.getByLabel('用户名').fill(`${name}x`);
  await created.getByLabel('密码', { exact: true }).fill('any password');
  await created.getByRole('button', { name: '创建' }).click();
  await says(page, `创建用户失败：${network}`);
  await expect(created.getByLabel('用户名')).toHaveValue(`${name}x`);
  await created.getByRole('button', { name: '取消' }).click();

  await failCall(page, 'EditUserDialogMutation', noWord);
  await act('编辑');
  const edited = page.getByRole('dialog', { name: `编辑用户 ${name}` });
  await edited.getByLabel('昵称').fill('新的昵称');
  await edited.getByRole('button', { name: '保存' }).click();
  await says(page, '更新用户信息失败：服务暂时不可用，请稍后重试');
  await expect(edited.getByLabel('昵称')).toHaveValue('新的昵称');
  await edited.getByRole('button', { name: '取消' }).click();

  await failCall(page, 'TopUpDialogMutation', refused('今天的充值额度已用完'));
  await act('充值');
  const topUp = page.getByRole('dialog', { name: `为 ${name} 充值` });
  await topUp.getByLabel('充值金额（元）').fill('1');
  await topUp.getByRole('button', { name: /^充值/ }).click();
  await says(page, '充值失败：今天的充值额度已用完');
  await topUp.getByRole('button', { name: '取消' }).click();

  const mend = await failCall(page, 'useSetVerifiedMutation', noLine);
  const revoke = async () => {
    await act('取消授权');
    await page.getByRole('alertdialog').getByRole('button', { name: '取消授权' }).click();
  };
  await revoke();
  await says(page, '取消授权失败');
  await says(page, network);
  await mend();
  await revoke();
  await expect(row).toContainText('未授权');
  await failCall(page, 'useSetVerifiedMutation', noLine);
  await act('授权');
  await expect(page.getByText('授权失败', { exact: true })).toBeVisible();
});

test('an address that cannot be let in again stays kept out, and the reason is told', async ({ page }) => {
  // Whoever is really kept out here would be this machine, and all other tests with it.
  const blocked = {
    id: 'QmxvY2s6MQ==',
    ip: '203.0.113.9',
    endpoint: null,
    reasonText: '请求过于频繁',
    times: 1,
    remainingSeconds: 600,
    createdAt: new Date().toISOString(),
  };
  await failCall(page, 'BlockedRowsQuery', (route) =>
    route.fulfill({ json: { data: { blockedAddresses: { total: 1, rows: [blocked] } } } }),
  );
  await failCall(page, 'UnblockDialogMutation', noLine);
  await page.goto('/admin?tab=traffic');
  await page.getByRole('button', { name: `解封 ${blocked.ip}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '解封' }).click();
  await says(page, '解封IP失败');
  await says(page, network);
});

test('products, keys, the password and one’s own data', async ({ page }) => {
  await failCall(page, 'useSaveProductCreateMutation', noLine);
  await page.goto('/products');
  await page
    .getByRole('button', { name: /^(粘贴产品页面|新建产品)$/ })
    .first()
    .click();
  const product = page.getByRole('dialog', { name: '新建产品' });
  for (const label of ['产品名称', '产品类目', '核心特性', '产品卖点', '目标人群'])
    await product.getByLabel(label, { exact: true }).fill('一句话');
  await product.getByRole('button', { name: '保存' }).click();
  await says(page, `新建产品失败：${network}`);

  const mend = await failCall(page, 'useCreateKeyMutation', noLine);
  await page.goto('/profile?tab=keys');
  await page.getByRole('button', { name: '新建密钥' }).first().click();
  const key = page.getByRole('dialog', { name: '新建密钥' });
  await key.getByLabel('名称').fill('会失败的密钥');
  await key.getByRole('button', { name: '创建' }).click();
  await says(page, `API密钥创建失败：${network}`);
  await mend();
  await key.getByRole('button', { name: '创建' }).click();
  await says(page, 'API密钥创建成功');
  await page.reload();
  const remove = await failCall(page, 'useDeleteKeyMutation', noLine);
  const deleteKey = async () => {
    await page.getByRole('button', { name: '会失败的密钥 的操作' }).first().click();
    await page.getByRole('menuitem', { name: '删除密钥' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click();
  };
  await deleteKey();
  await says(page, 'API密钥删除失败');
  await remove();
  await page.reload();
  await deleteKey();
  await says(page, 'API密钥删除成功');

  await failCall(page, 'useChangePasswordMutation', noLine);
  await page.goto('/profile?tab=password');
  await page.getByLabel('旧密码', { exact: true }).fill('old password');
  await page.getByLabel('新密码', { exact: true }).fill('new password');
  await page.getByLabel('确认新密码', { exact: true }).fill('new password');
  await page.getByRole('button', { name: '修改密码' }).click();
  await says(page, `密码修改失败：${network}`);

  await failCall(page, 'useUpdateProfileMutation', noWord);
  await page.goto('/profile');
  await page.getByRole('button', { name: '编辑' }).click();
  await page.getByLabel('昵称').fill('改一改');
  await page.getByRole('button', { name: '保存' }).click();
  await says(page, '用户信息修改失败：服务暂时不可用，请稍后重试');
  await expect(page.getByLabel('昵称')).toHaveValue('改一改');
  await page.getByRole('button', { name: '取消' }).click();

  // Last: this page counts as signed out afterwards, though the server never heard of it.
  await failCall(page, 'useSignOutMutation', noLine);
  await page.getByRole('button', { name: /的菜单$/ }).click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  await says(page, '退出登录失败，但已清除本地登录状态');
  await page.waitForURL((url) => url.pathname === '/');
});

visitor('signing in', async ({ page }) => {
  await failCall(page, 'NewCaptcha', noWord);
  await page.goto('/login');
  await says(page, '获取验证码失败：服务暂时不可用，请稍后重试');
  await page.unrouteAll();
  await page.reload();

  const mend = await failCall(page, 'SignIn', noWord);
  await signIn(page, adminName, 'any password');
  await says(page, '登录失败：服务暂时不可用，请稍后重试');
  await expect(page.getByLabel('用户名')).toHaveValue(adminName);
  await mend();
  const reconnect = await failCall(page, 'SignIn', noLine);
  await signIn(page, adminName, 'any password');
  await says(page, `登录失败：${network}`);
  await reconnect();
  await failCall(
    page,
    'SignIn',
    refused('请求过于频繁，请稍后再试', 'RATE_LIMITED', { retryAfterSeconds: 9 }),
  );
  await signIn(page, adminName, 'any password');
  await says(page, '请求过于频繁，请稍后再试');
  await expect(page.getByRole('button', { name: /^请等待 (60|59|58) 秒/ })).toBeDisabled();
});
