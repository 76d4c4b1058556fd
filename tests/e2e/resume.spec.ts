import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import type { CDPSession, Page } from '@playwright/test';
import { graphql, killRole } from './support/product.ts';
import { expect, test } from './support/test.ts';

/** Another one each time: what an interrupted run left behind is not mistaken for ours. */
const name = `长片${Date.now() % 100_000}.mp4`;

test('a big file goes on behind a broken line, a pause and a reload, and arrives byte by byte', async ({
  page,
}, testInfo) => {
  const path = testInfo.outputPath(name);
  const size = draw(path);
  await page.goto('/works');
  const line = await page.context().newCDPSession(page);
  await speed(line, 500_000);
  await page.getByLabel('上传素材').setInputFiles(path);
  const tile = page.getByRole('listitem').filter({ hasText: name });
  await expect(tile.locator('img')).toBeVisible();
  await expect.poll(() => percent(page)).toBeGreaterThan(3);
  await expect(tile).toContainText('剩余');

  // The server dies in the middle: it says so, and goes on by itself when the next one is there.
  killRole('api');
  await expect(tile).toContainText('网络中断，恢复后自动继续');
  await expect(tile).toContainText('剩余');

  await tile.getByRole('button', { name: `暂停上传 ${name}` }).press('Enter');
  await expect(tile).toContainText('已暂停');
  const paused = await percent(page);
  await tile.getByRole('button', { name: `继续上传 ${name}` }).press('Enter');
  await expect.poll(() => percent(page)).toBeGreaterThan(paused + 3);

  // A reload forgets the file; the server did not forget what it has.
  await page.reload();
  await expect(tile).toContainText('继续上传：请选择同一文件');
  const before = await percent(page);
  expect(before).toBeGreaterThan(3);
  const other = testInfo.outputPath('别的.mp4');
  writeFileSync(other, readFileSync(path).subarray(0, 1000));
  const chooser = page.getByLabel(`继续上传：请选择同一文件 ${name}`);
  await chooser.setInputFiles(other);
  await expect(page.getByRole('alert').filter({ hasText: name })).toContainText('不是同一个文件');
  await speed(line, 500_000);
  await chooser.setInputFiles(path);
  await expect.poll(() => percent(page)).toBeGreaterThan(before);
  await speed(line, -1);
  const card = page.getByRole('listitem').filter({ hasText: name }).filter({ hasText: 'CLIPS' });
  await expect(card).toBeVisible({ timeout: 120_000 });
  const { materials } = await graphql<{
    materials: { edges: { node: { id: string; name: string; sizeBytes: number } }[] };
  }>('{ materials(first: 5) { edges { node { id name sizeBytes } } } }');
  const arrived = materials.edges.map(({ node }) => node).filter((material) => material.name === name);
  expect(arrived.map(({ sizeBytes }) => sizeBytes)).toEqual([size]);
  await graphql('mutation ($ids: [ID!]!) { deleteMaterials(ids: $ids) { deletedIds } }', {
    ids: arrived.map(({ id }) => id),
  });
});

/** A film of some megabytes: a short one with bytes behind it that players skip. Says how large it is. */
function draw(path: string): number {
  const graph = 'testsrc2=s=320x180:r=25:d=2';
  execFileSync('ffmpeg', ['-v', 'error', '-f', 'lavfi', '-i', graph, '-pix_fmt', 'yuv420p', '-y', path]);
  const film = readFileSync(path);
  const padding = Buffer.alloc(6 * 1024 * 1024);
  padding.writeUInt32BE(padding.length, 0);
  padding.write('free', 4, 'latin1');
  padding.writeDoubleBE(Math.random(), 8);
  writeFileSync(path, Buffer.concat([film, padding]));
  return film.length + padding.length;
}

/** Bytes a second, so few that the way can be watched; -1 lets it go. */
async function speed(line: CDPSession, uploadThroughput: number): Promise<void> {
  await line.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput,
  });
}

async function percent(page: Page): Promise<number> {
  const bar = page.getByRole('progressbar', { name: `${name} 上传进度` });
  return (await bar.count()) === 0 ? 0 : Number(await bar.getAttribute('aria-valuenow'));
}
