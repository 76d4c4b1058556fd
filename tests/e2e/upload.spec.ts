import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { graphql } from './support/product.ts';
import { expect, test } from './support/test.ts';

test('own footage is dropped in with true progress, broken and unwanted files leave nothing', async ({
  page,
}, testInfo) => {
  // A second try must not find the first one's.
  const name = `海边散步 ${testInfo.retry + 1}.mp4`;
  const path = testInfo.outputPath(name);
  draw(path);
  const before = await materialCount();
  await page.goto('/works');
  await expect(page.getByText('把视频或图片拖到这里')).toBeVisible();

  await drop(page, '坏掉的片子.mp4', Buffer.from('this is no film\n'.repeat(200)));
  const refused = page.getByRole('alert').filter({ hasText: '坏掉的片子.mp4' });
  await expect(refused).toContainText('文件格式不支持或已损坏');
  await refused.getByRole('button', { name: '移除 坏掉的片子.mp4' }).click();
  await expect(refused).toBeHidden();

  // A line so slow that the way can be watched.
  const line = await page.context().newCDPSession(page);
  const speed = (uploadThroughput: number) =>
    line.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    });
  await speed(60_000);
  const film = readFileSync(path);
  await drop(page, '不要了.mp4', film);
  const unwanted = page.getByRole('progressbar', { name: '不要了.mp4 上传进度' });
  await expect.poll(() => percent(page, '不要了.mp4')).toBeGreaterThan(0);
  await page.getByRole('button', { name: '取消上传 不要了.mp4' }).click();
  await expect(unwanted).toBeHidden();
  expect(await materialCount()).toBe(before);

  // Also while the server is already looking at the whole file.
  await speed(-1);
  const looking = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  await page.route('**/material/upload/finish', async (route) => {
    asked.resolve();
    await looking.promise;
    await route.continue();
  });
  await drop(page, '改主意了.mp4', film);
  await asked.promise;
  await page.getByRole('button', { name: '取消上传 改主意了.mp4' }).click();
  const answered = page.waitForResponse('**/material/upload/finish');
  looking.resolve();
  expect((await (await answered).json()).code).toBeGreaterThanOrEqual(0);
  await page.unroute('**/material/upload/finish');
  await expect(page.getByText('改主意了.mp4')).toHaveCount(0);
  expect(await materialCount()).toBe(before);
  await speed(60_000);

  await drop(page, name, film);
  const seen = new Set<number>();
  await expect
    .poll(async () => seen.add(await percent(page, name)).size, { intervals: [50] })
    .toBeGreaterThan(2);
  await speed(-1);
  expect(Math.max(...seen)).toBeLessThan(100);
  // The row of the upload may still say that it is being registered when the card is already there.
  const card = page.getByRole('listitem').filter({ hasText: name }).filter({ hasText: '编号' });
  await expect(card).toContainText('CLIPS');
  expect(await materialCount()).toBe(before + 1);

  await card.getByRole('button', { name: `删除 ${name}` }).click();
  const question = page.getByRole('alertdialog', { name: '确定要删除该素材吗？' });
  await question.getByRole('button', { name: '删除' }).click();
  await expect(card).toBeHidden();
  await expect(page.getByText('素材删除成功')).toBeVisible();
  expect(await materialCount()).toBe(before);
});

/** Moving noise: compresses badly, so a few seconds are some hundred kilobytes. */
function draw(path: string): void {
  const graph = 'testsrc2=s=320x180:r=25:d=4,noise=alls=40:allf=t';
  const args = ['-v', 'error', '-f', 'lavfi', '-i', graph, '-pix_fmt', 'yuv420p', '-y', path];
  execFileSync('ffmpeg', args);
}

async function drop(page: Page, name: string, content: Buffer): Promise<void> {
  const transfer = await page.evaluateHandle(
    ([fileName, base64]) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const data = new DataTransfer();
      data.items.add(new File([bytes], fileName, { type: 'video/mp4' }));
      return data;
    },
    [name, content.toString('base64')] as const,
  );
  await page.getByText('把视频或图片拖到这里').dispatchEvent('drop', { dataTransfer: transfer });
}

/** How far an upload says it is; 0 before it says anything. */
async function percent(page: Page, name: string): Promise<number> {
  const bar = page.getByRole('progressbar', { name: `${name} 上传进度` });
  return (await bar.count()) === 0 ? 0 : Number(await bar.getAttribute('aria-valuenow'));
}

async function materialCount(): Promise<number> {
  return (await graphql<{ materials: { totalCount: number } }>('{ materials(first: 1) { totalCount } }'))
    .materials.totalCount;
}
