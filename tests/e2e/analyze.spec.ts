import { readFile } from 'node:fs/promises';
import { isAccessible } from './support/accessible.ts';
import { balance } from './support/product.ts';
import { expect, test } from './support/test.ts';

test('the template is one click from its scenes; an analysis alone costs its own price', async ({ page }) => {
  const before = await balance();
  await page.goto('/analyze');
  await expect(page.getByRole('button', { name: '开始分析 · 130 积分' })).toBeVisible();
  await page.getByRole('button', { name: '开始分析 · 130 积分' }).click({ force: true });
  await expect(page.getByText('请先上传视频')).toBeVisible();
  await expect(page.getByText('请选择产品信息')).toBeVisible();
  await isAccessible(page, 'analysis form with errors');

  await page.getByRole('button', { name: '使用模板' }).click();
  // The first time the sample is drawn.
  await expect(page.getByRole('button', { name: /^移除视频/ })).toBeVisible({ timeout: 180_000 });
  await expect(page.getByLabel('脚本文案')).not.toBeEmpty();
  await page.getByRole('checkbox', { name: /视频评分/ }).uncheck();
  await page.getByRole('checkbox', { name: /内容审查/ }).uncheck();
  await page.reload();
  await expect(page.getByRole('checkbox', { name: /视频评分/ })).not.toBeChecked();
  await page.getByRole('button', { name: '开始分析 · 30 积分' }).click();
  await page.waitForURL(/\/analyze\?project_id=\d+/);

  // What says that it is done may have come and gone; what was found stays.
  const section = page.getByRole('region', { name: '视频分析' });
  const scenes = section.getByRole('region', { name: '分镜列表' }).getByRole('row');
  await expect(scenes.nth(1)).toContainText(/0:00\.0–0:0\d\.\d/, { timeout: 120_000 });
  // No engine hears or reads in this product: that is said, and nothing is made up in its place.
  await expect(section.getByRole('list', { name: '说明' }).getByRole('listitem').first()).toBeVisible();
  await expect(section.getByText('没有听到说话')).toBeVisible();
  await expect(section.getByRole('button', { name: '导出 SRT' })).toBeDisabled();
  expect(await balance()).toEqual({ ...before, credits: before.credits - 30 });

  const video = page.locator('video');
  await section
    .getByRole('slider')
    .first()
    .evaluate((slider: HTMLInputElement) => slider.focus());
  for (let press = 0; press < 5; press++) await page.keyboard.press('ArrowRight');
  await expect.poll(() => video.evaluate((one: HTMLVideoElement) => one.currentTime)).toBeCloseTo(0.5, 1);

  const download = page.waitForEvent('download');
  await section.getByRole('button', { name: '导出 CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('猫咪饮水机示例分析-视频分析.csv');
  expect(await readFile(await file.path(), 'utf8')).toMatch(/^\uFEFF序号,开始,结束,/);
  await isAccessible(page, 'analysis');

  await page.reload();
  await expect(section.getByText(/秒，\d+ 个镜头/)).toBeVisible();
  await page.goto('/analyze?project_id=999999');
  await expect(page.getByText('项目不存在')).toBeVisible();
});
