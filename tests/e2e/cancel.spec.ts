import { cell, fillSampleFilm, filmIsDone, submitFilm } from './support/film.ts';
import { balance } from './support/product.ts';
import { expect, test } from './support/test.ts';

test('a film stopped while it is rendered gives back what was not done; going on costs only that', async ({
  page,
}) => {
  const before = await balance();
  await page.goto('/mixcut');
  await fillSampleFilm(page);
  // Big pictures: rendering lasts long enough to be stopped.
  await page.getByText('1080', { exact: true }).click();
  await page.getByLabel('自己的脚本').fill('海边的早晨，光线慢慢亮起来。\n\n留一点时间，给自己和家人。');
  await submitFilm(page);
  await expect(cell(page, 7)).toHaveAccessibleName(/进行中/, { timeout: 120_000 });
  await page.getByRole('button', { name: '取消生成' }).click();
  const question = page.getByRole('alertdialog', { name: '确定要取消吗？' });
  await question.getByRole('button', { name: '取消生成' }).click();

  const result = page.getByRole('region', { name: '结果' });
  const receipt = page.getByRole('region', { name: '费用' });
  await expect(result.getByText('已取消', { exact: true })).toBeVisible();
  await expect(receipt).toContainText(/预扣\s*60 积分\s*已用\s*45 积分\s*已退还\s*15 积分/);
  expect(await balance()).toEqual({ ...before, credits: before.credits - 45 });

  await result.getByRole('button', { name: '继续生成 · 15 积分' }).click();
  await filmIsDone(page);
  await expect(receipt).toContainText(/第 2 次[\s\S]*预扣\s*15 积分\s*已用\s*15 积分/);
  expect(await balance()).toEqual({ ...before, credits: before.credits - 60 });
});
