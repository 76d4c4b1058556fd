import { fillSampleFilm, filmIsDone, submitFilm } from './support/film.ts';
import { expect, test } from './support/test.ts';

test('a film that waits after each step is changed on its way, and the changes are in it', async ({
  page,
}) => {
  await page.goto('/mixcut');
  await fillSampleFilm(page);
  await page.getByLabel('自己的脚本').fill('第一句会被改掉。\n\n第二句原样保留。');
  await page.getByRole('switch', { name: '逐步确认' }).check();
  await submitFilm(page);
  const block = page.getByRole('region', { name: /已完成，请确认$/ });
  const next = page.getByRole('button', { name: '执行下一步' });
  const waitsAt = (label: string) => expect(block).toHaveAccessibleName(`「${label}」已完成，请确认`);

  await waitsAt('脚本撰写');
  const narrations = block.getByLabel('台词');
  await expect(narrations).toHaveCount(2);
  await expect(narrations.nth(1)).toHaveValue('第二句原样保留。');
  await block.getByRole('button', { name: '删除场景 2' }).click();
  await block.getByRole('button', { name: '删除场景 1' }).click();
  await expect(block.getByRole('alert')).toHaveText('至少保留一个场景');
  await expect(narrations).toHaveCount(1);
  await block.getByRole('button', { name: '放弃修改' }).click();
  await expect(narrations).toHaveCount(2);
  await narrations.nth(0).fill('这一句由我亲手改写。');
  // What is typed is not lost, even before it is saved.
  await page.reload();
  await expect(narrations.nth(0)).toHaveValue('这一句由我亲手改写。');
  await next.click();

  await waitsAt('视频检索');
  const clipNames = block.getByRole('button', { name: /^去掉镜头/ });
  const first = block.getByRole('listitem').first();
  await first.getByText(/^备选镜头/).click();
  const offered = first.getByRole('button', { name: /^换入/ }).first();
  const wanted = (await offered.getAttribute('aria-label'))?.replace('换入 ', '') ?? '';
  await offered.click();
  await expect(clipNames.first()).toHaveAccessibleName(`去掉镜头 ${wanted}`);
  await block
    .getByRole('button', { name: /^去掉镜头/ })
    .first()
    .click();
  await expect(block.getByRole('alert')).toHaveText('至少保留一个分镜');
  await block.getByRole('button', { name: '保存修改' }).click();
  await expect(block.getByText('已保存')).toBeVisible();
  await next.click();

  // The answer to a click is held back until events have told more: an old answer must not turn the page back.
  await waitsAt('语音合成');
  const answer = Promise.withResolvers<void>();
  await page.route('**/graphql', async (route) => {
    const response = await route.fetch();
    await answer.promise;
    await route.fulfill({ response });
  });
  await next.click();
  await waitsAt('字幕添加');
  const answered = page.waitForResponse('**/graphql');
  answer.resolve();
  await (await answered).finished();
  await page.unroute('**/graphql');
  await waitsAt('字幕添加');
  await next.click();
  await filmIsDone(page);

  const scenes = page.getByRole('region', { name: '分镜概览' });
  await expect(scenes).toContainText(wanted);
  const address = await page.getByRole('link', { name: '下载字幕 SRT' }).getAttribute('href');
  const captions = await (await page.request.get(address ?? '')).text();
  expect(captions).toMatch(/\d\d:\d\d:\d\d,\d{3} --> /);
  expect(captions.replace(/\s/g, '')).toContain('这一句由我亲手改写');
  expect(captions).toContain('第二句原样保留');
  expect(captions).not.toContain('改掉');
});
