import { cell, fillSampleFilm, filmIsDone, strip, submitFilm } from './support/film.ts';
import { balance, killRole, pidOf } from './support/product.ts';
import { expect, test } from './support/test.ts';

test('API and worker are killed while a film is made: the page goes on by itself and nothing is lost', async ({
  page,
}) => {
  const before = await balance();
  await page.goto('/mixcut');
  await fillSampleFilm(page);
  await page.getByLabel('自己的脚本').fill('断线之后，片子照样做完。');
  await submitFilm(page);
  await expect(cell(page, 1)).toHaveAccessibleName(/已完成/);
  const opened = await page.evaluate(() => performance.timeOrigin);

  // Without a worker the film cannot be done before the API is back.
  const worker = killRole('worker');
  const api = killRole('api');
  await expect(page.getByRole('status').filter({ hasText: '正在重连…' })).toBeVisible();
  await expect(page.getByText('正在重连…')).toBeHidden();
  await filmIsDone(page);
  await expect(strip(page).getByRole('button', { name: /已完成/ })).toHaveCount(7);

  expect(await page.evaluate(() => performance.timeOrigin), 'the page was not loaded again').toBe(opened);
  expect(pidOf('api')).not.toBe(api);
  expect(pidOf('worker')).not.toBe(worker);
  await expect(page.getByRole('region', { name: '费用' })).toContainText(/已用\s*60 积分/);
  expect(await balance()).toEqual({ ...before, credits: before.credits - 60 });
});
