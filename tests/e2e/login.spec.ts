import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { type ApiWithCaptcha, apiWithCaptcha } from './support/apiWithCaptcha.ts';
import { adminName, adminPassword, cli } from './support/product.ts';
import { expect, visitor as test } from './support/test.ts';

let api: ApiWithCaptcha;
test.beforeAll(async () => {
  api = await apiWithCaptcha();
});
test.afterAll(async () => {
  await api.close();
});

/** What the page was given last; its answer is in the server only. */
function watchCaptchas(page: Page): () => string {
  let captchaId = '';
  page.on('response', async (response) => {
    if (!response.request().postData()?.includes('NewCaptcha')) return;
    const body = await response.json().catch(() => null);
    captchaId = body?.data?.createCaptcha?.captcha?.captchaId ?? captchaId;
  });
  return () => captchaId;
}

test('one signs in by keyboard alone, by ear, and is back where one was; a wrong try costs the captcha only', async ({
  page,
}) => {
  const captchaId = watchCaptchas(page);
  await page.goto(`${api.url}/login?from=${encodeURIComponent('/works?tab=upload')}`);
  const picture = page.getByRole('img', { name: /验证码图片/ });
  await expect(picture).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations).toEqual([]);

  await page.getByLabel('用户名').fill(adminName);
  await page.keyboard.press('Tab');
  await page.keyboard.type(adminPassword);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: '请输入验证码' })).toBeVisible();
  await expect(page.getByLabel('验证码', { exact: true })).toBeFocused();

  const before = captchaId();
  await page.keyboard.type('nope1');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: '验证码错误' })).toBeVisible();
  await expect(page.getByLabel('用户名')).toHaveValue(adminName);
  await expect(page.getByLabel('验证码', { exact: true })).toBeFocused();
  await expect(page.getByLabel('验证码', { exact: true })).toHaveValue('');
  await expect.poll(captchaId).not.toBe(before);

  const second = captchaId();
  await page.getByRole('button', { name: '听语音' }).press('Enter');
  await expect(page.locator('audio')).toBeVisible();
  await expect.poll(captchaId).not.toBe(second);
  await page
    .getByLabel('语音验证码')
    .and(page.locator('input'))
    .fill(await api.answer(captchaId()));
  await page.keyboard.press('Enter');
  await page.waitForURL('**/works?tab=upload');
});

test('too many requests: a minute is counted down, then a new captcha comes by itself', async ({ page }) => {
  await page.clock.install();
  const limited = {
    errors: [
      { message: '请求过于频繁，请稍后再试', extensions: { code: 'RATE_LIMITED', retryAfterSeconds: 12 } },
    ],
  };
  let asked = 0;
  await page.route('**/graphql', (route) => {
    asked += 1;
    return asked === 1 ? route.fulfill({ json: limited }) : route.continue();
  });
  await page.goto(`${api.url}/login`);
  await page.clock.runFor(500);
  await expect(page.getByRole('alert').filter({ hasText: '请求过于频繁，请稍后再试' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^请等待 (60|59) 秒/ })).toBeDisabled();
  await page.clock.runFor(58_000);
  expect(asked).toBe(1);
  await page.clock.runFor(3_000);
  await expect(page.getByRole('img', { name: /验证码图片/ })).toBeVisible();
  await expect(page.getByRole('button', { name: '登录' })).toBeEnabled();
});

test('a ticket in the address opens one page once, without menu, and leaves no trace in the address', async ({
  page,
  browser,
}) => {
  const issued = new URL(await cli(['entrance', '--user', adminName, '--page', '/mixcut']));
  const address = api.url + issued.pathname + issued.search;
  await page.goto(address);
  await expect(page.getByRole('heading', { name: '素材混剪', level: 1 })).toBeVisible();
  expect(page.url()).toBe(`${api.url}/mixcut?iframe=true`);
  await expect(page.getByRole('banner')).toHaveCount(0);
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toMatch(
    /et_|ss_/,
  );
  const again = await (await browser.newContext()).newPage();
  await again.goto(address);
  await again.waitForURL(/\/login\?from=%2Fmixcut/);
  await again.context().close();
});
