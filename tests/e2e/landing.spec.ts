import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { dataDir } from './support/product.ts';
import { expect, visitor as test } from './support/test.ts';

test('the front page is there without script, on a desk and on a phone', async ({ browser, baseURL }) => {
  const desk = await browser.newContext({ baseURL: baseURL!, javaScriptEnabled: false });
  const page = await desk.newPage();
  await page.goto('/');
  await expect(page).toHaveTitle(/片匠/);
  for (const name of ['智能营销官', '产品功能', '三种合作方式', '行业案例', '团队', '联系我们']) {
    await expect(page.getByRole('heading', { name, level: 2, exact: true })).toBeVisible();
  }
  await expect(page.getByRole('link', { name: '立即使用' })).toHaveCount(2);
  await desk.close();

  // Wider than a phone, but a phone by its own word.
  const phone = await browser.newContext({
    baseURL: baseURL!,
    viewport: { width: 844, height: 390 },
    isMobile: true,
    userAgent: 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/147.0 Mobile Safari/537.36',
  });
  const hand = await phone.newPage();
  await hand.goto('/');
  await expect(hand.getByRole('link', { name: '登录' })).toBeVisible();
  await hand.getByRole('button', { name: '打开菜单' }).click();
  const drawer = hand.getByRole('navigation', { name: '菜单' });
  await drawer.getByRole('link', { name: '案例' }).click();
  await expect(drawer).toBeHidden();
  await hand.getByRole('button', { name: '打开菜单' }).click();
  await drawer.getByRole('link', { name: '立即使用' }).click();
  await hand.waitForURL('**/login');
  await phone.close();
});

test('an operator’s content file is shown at once, and one with a mistake changes nothing', async ({
  page,
}) => {
  const dir = join(dataDir(), 'site');
  const file = join(dir, 'content.json');
  const content = JSON.parse(await readFile('web/pages/landing/content.json', 'utf8'));
  await mkdir(dir, { recursive: true });
  try {
    await writeFile(file, JSON.stringify({ ...content, contact: { ...content.contact, phone: '010-5555' } }));
    await page.goto('/');
    await expect(page.getByRole('link', { name: '010-5555' })).toBeVisible();
    await writeFile(file, '{"contact": {}}');
    await page.reload();
    await expect(page.getByRole('link', { name: '010-5555' })).toBeVisible();
    const answer = await page.request.get('/');
    const again = await page.request.get('/', { headers: { 'if-none-match': answer.headers().etag! } });
    expect(again.status()).toBe(304);
    expect((await page.request.get('/site/content.json')).status()).toBe(404);
  } finally {
    await rm(dir, { recursive: true });
  }
});
