import { execFileSync } from 'node:child_process';
import { cell, fillSampleFilm, filmIsDone, stepLabels, strip, submitFilm } from './support/film.ts';
import { balance } from './support/product.ts';
import { expect, test } from './support/test.ts';

test('three clicks make a film that is watched growing, taken home and put into the library', async ({
  page,
  browser,
  session,
  baseURL,
}) => {
  const before = await balance();
  await page.goto('/welcome');
  await page.getByRole('link', { name: /^(开始第一条片子|新建混剪)$/ }).click();
  await fillSampleFilm(page);
  await expect(page.getByLabel('视频描述')).not.toBeEmpty();
  await expect(page.getByRole('button', { name: '生成视频 · 60 积分' })).toBeEnabled();

  // From here on nothing is asked for again: the film arrives through the socket.
  let asked: string[] = [];
  page.on('request', (request) => {
    const sent = request.postData() ?? '';
    // The bell's one look once the film has ended, and that it was seen, is no watching.
    const isBell = /tellNewsQuery|useMarkNewsSeenMutation/.test(sent);
    if (request.method() === 'POST' && request.url().endsWith('/graphql') && !isBell) asked.push(sent);
  });
  const number = await submitFilm(page);
  // Each finished step is settled at once, so the hold may already be smaller.
  await expect(page.getByText(/^预扣中 \d+$/)).toBeVisible();
  await expect(page.getByRole('banner')).toContainText(credits(before.credits - 60));
  for (const [index, label] of stepLabels.entries()) {
    await expect(cell(page, index + 1)).toHaveAccessibleName(new RegExp(label));
  }
  // Creating and opening the project; afterwards steps are counted while the page is only looked at.
  await expect(cell(page, 1)).toHaveAccessibleName(/已完成/);
  asked = [];
  await expect(cell(page, 2)).toHaveAccessibleName(/已完成/);
  await expect(cell(page, 3)).toHaveAccessibleName(/已完成/);
  await filmIsDone(page);
  expect(asked, 'requests while the film was made').toEqual([]);
  await expect(strip(page).getByRole('button', { name: /已完成/ })).toHaveCount(7);

  const video = page.locator('video').first();
  await expect
    .poll(() =>
      video.evaluate((one: HTMLVideoElement) => [one.readyState >= 2 || one.readyState, one.duration > 5]),
    )
    .toEqual([true, true]);
  await page.getByRole('button', { name: '播放', exact: true }).first().click();
  await expect.poll(() => video.evaluate((one: HTMLVideoElement) => one.currentTime)).toBeGreaterThan(0.5);

  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: '下载成片' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/\.mp4$/);
  const tags = probe(await file.path());
  expect(JSON.parse(tags.AIGC ?? tags.aigc ?? '{}')).toMatchObject({ Label: '1' });

  await expect(page.getByRole('region', { name: '费用' })).toContainText(/预扣\s*60 积分/);
  await expect(page.getByRole('region', { name: '费用' })).toContainText(/已用\s*60 积分/);
  expect(await balance()).toEqual({ ...before, credits: before.credits - 60 });

  await page.getByRole('button', { name: '入库' }).click();
  const stored = page.getByRole('link', { name: '已入库 - 查看作品' });
  await expect(stored).toBeVisible();

  // The same address shows the same to the same person elsewhere.
  const elsewhere = await browser.newContext({ storageState: session, baseURL: baseURL ?? '' });
  const second = await elsewhere.newPage();
  await second.goto(`/mixcut?project_id=${number}`);
  await expect(second.getByRole('link', { name: '已入库 - 查看作品' })).toBeVisible();
  await expect(strip(second).getByRole('button', { name: /已完成/ })).toHaveCount(7);
  await elsewhere.close();

  await page.reload();
  await filmIsDone(page);
  await stored.click();
  await page.waitForURL(/\/works\/\d+$/);
  await expect
    .poll(() => page.locator('video').evaluate((one: HTMLVideoElement) => one.duration))
    .toBeGreaterThan(5);
  await expect(
    page
      .getByRole('region', { name: /^切片 \d/ })
      .getByRole('listitem')
      .first(),
  ).toBeVisible();
});

/** As the header writes them. */
function credits(amount: number): string {
  return new Intl.NumberFormat('zh-CN').format(amount);
}

function probe(path: string): Record<string, string> {
  const out = execFileSync('ffprobe', ['-v', 'error', '-show_entries', 'format_tags', '-of', 'json', path]);
  return (JSON.parse(out.toString()) as { format: { tags: Record<string, string> } }).format.tags;
}
