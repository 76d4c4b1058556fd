import type { Page } from '@playwright/test';
import { filmIsDone, submitFilm } from './support/film.ts';
import { graphql } from './support/product.ts';
import { expect, signIn, visitor as test } from './support/test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('on a phone: sign in, start from the library, watch the film; nothing is wider than the screen', async ({
  page,
}) => {
  // Without this the first run of all would find an empty library.
  await graphql('mutation { addSampleMaterials { prompt } }');
  await page.goto('/');
  await fits(page);
  await page.getByRole('link', { name: '立即使用' }).tap();
  await page.waitForURL('**/login');
  await fits(page);
  await signIn(page);
  await page.waitForURL('**/welcome');
  await fits(page);

  await page.getByRole('link', { name: /^(开始第一条片子|新建混剪)$/ }).tap();
  await page.waitForURL('**/mixcut');
  await page.getByLabel('视频描述').fill('一条竖屏短片');
  await page.getByLabel('自己的脚本').fill('手机上也能做片子。');
  await page.getByRole('button', { name: '从资产库选择' }).tap();
  const picker = page.getByRole('dialog', { name: '从资产库选择' });
  for (const index of [0, 1, 2]) await picker.getByRole('checkbox').nth(index).check();
  await picker.getByRole('button', { name: '添加 3 个素材' }).tap();
  await expect(page.getByRole('button', { name: /^移除素材/ })).toHaveCount(3);
  await page.getByText('竖屏', { exact: true }).tap();
  await page.getByText('480', { exact: true }).tap();
  await fits(page);
  await submitFilm(page);
  await fits(page);
  await filmIsDone(page);
  await fits(page);

  const video = page.locator('video').first();
  const box = await video.boundingBox();
  expect(box?.height, 'an upright film stands upright').toBeGreaterThan(box?.width ?? 0);
  await page.getByRole('button', { name: '播放', exact: true }).first().tap();
  await expect.poll(() => video.evaluate((one: HTMLVideoElement) => one.currentTime)).toBeGreaterThan(0.3);
  await page.getByRole('button', { name: '入库' }).tap();
  await page.getByRole('link', { name: '已入库 - 查看作品' }).tap();
  await page.waitForURL(/\/works\/\d+$/);
  await expect(page.locator('video')).toBeVisible();
  await fits(page);
  for (const path of ['/works', '/works#export', '/analyze', '/not-there']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await fits(page);
  }
});

/** Nothing can be pushed sideways. */
async function fits(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  const widths = () => page.evaluate(() => document.scrollingElement?.scrollWidth ?? 0);
  await expect.poll(widths, { message: `wider than the screen: ${page.url()}` }).toBeLessThanOrEqual(390);
}
