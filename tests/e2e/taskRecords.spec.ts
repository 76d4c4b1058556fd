import { execFileSync } from 'node:child_process';
import { isAccessible } from './support/accessible.ts';
import { expect, test } from './support/test.ts';

test('a clip is taken apart from the task records: its scenes are shown, played and handed on', async ({
  page,
}, testInfo) => {
  const path = testInfo.outputPath('三个镜头.mp4');
  draw(path);
  await page.goto('/tools/video/analyze');
  await expect(page.getByRole('tab', { name: '评分' })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('tab', { name: '拆解' }).click();
  await expect(page).toHaveURL(/#decompose$/);
  await page.reload();
  await expect(page.getByRole('tab', { name: '拆解' })).toHaveAttribute('aria-selected', 'true');

  await page.getByRole('button', { name: '新建拆解' }).first().click();
  const dialog = page.getByRole('dialog', { name: '新建拆解' });
  await dialog.getByRole('button', { name: '开始拆解 · 30 积分' }).click();
  await expect(dialog.getByText('请输入任务名称')).toBeVisible();
  await expect(dialog.getByText('请上传视频文件')).toBeVisible();
  await expect(dialog.getByLabel('任务名称')).toBeFocused();
  await isAccessible(page, 'new decomposition with errors');
  const name = `三个镜头 ${Date.now() % 100_000}`;
  await dialog.getByLabel('任务名称').fill(name);
  await dialog.getByLabel('上传视频').first().setInputFiles(path);
  await expect(dialog.getByText('已上传')).toBeVisible();
  await dialog.getByRole('button', { name: '开始拆解 · 30 积分' }).click();

  await page.waitForURL(/\/tools\/video\/analyze\/decompose\/\d+$/);
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  const scenes = page.getByRole('region', { name: '镜头列表' }).getByRole('listitem');
  await expect(scenes.filter({ hasText: '镜头 3' }).first()).toBeVisible({ timeout: 180_000 });
  await expect(scenes.filter({ has: page.getByRole('heading', { level: 3 }) })).toHaveCount(3);
  await scenes.getByRole('button', { name: /^播放镜头 2/ }).click();
  await expect
    .poll(() => page.locator('video').evaluate((video: HTMLVideoElement) => Math.round(video.currentTime)))
    .toBe(2);
  await expect(page.getByRole('button', { name: '用作脚本' })).toBeDisabled();
  await isAccessible(page, 'decomposition');

  await page.getByRole('link', { name: '返回拆解列表' }).click();
  const card = page.getByRole('listitem').filter({ hasText: name });
  await expect(card.getByRole('link')).toHaveAttribute('href', /\/decompose\/\d+$/);
  await isAccessible(page, 'decompositions');
  await card.getByRole('button', { name: `删除「${name}」` }).click();
  await page
    .getByRole('alertdialog', { name: '确定要删除该项目吗？' })
    .getByRole('button', { name: '删除' })
    .click();
  await expect(page.getByText('删除成功')).toBeVisible();
  await expect(card).toBeHidden();
});

test('an address that names no project says so, each in its words', async ({ page }) => {
  for (const kind of ['score', 'decompose', 'analyze']) {
    await page.goto(`/tools/video/analyze/${kind}/2000000000`);
    await expect(page.getByRole('heading', { name: '项目不存在' })).toBeVisible();
    await page.goto(`/tools/video/analyze/${kind}/abc`);
    await expect(page.getByRole('heading', { name: '项目ID不存在' })).toBeVisible();
  }
  await page.getByRole('link', { name: '返回分析列表' }).click();
  await expect(page.getByRole('tab', { name: '分析', exact: true })).toHaveAttribute('aria-selected', 'true');
});

/** Three shots of two seconds with hard cuts and no sound: nobody speaks in it. */
function draw(path: string): void {
  const shots = ['testsrc2', 'smptehdbars', 'gradients=c0=white:c1=green:seed=7'];
  const inputs = shots.flatMap((shot) => {
    const [source, options] = [
      shot.split('=')[0],
      shot.includes('=') ? `${shot.slice(shot.indexOf('=') + 1)}:` : '',
    ];
    return ['-f', 'lavfi', '-i', `${source}=${options}size=640x360:rate=25:duration=2`];
  });
  execFileSync('ffmpeg', [
    ...['-nostdin', '-loglevel', 'error', '-y'],
    ...inputs,
    ...['-filter_complex', '[0][1][2]concat=n=3:v=1[v]', '-map', '[v]'],
    ...['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', path],
  ]);
}
