import { isAccessible } from './support/accessible.ts';
import { projectAt } from './support/projects.ts';
import { expect, test } from './support/test.ts';

test('an administrator sees who asks how much, whose jobs run, and how each part is; and stops a job', async ({
  page,
}) => {
  const number = await projectAt('WAITING');
  await page.goto('/admin?tab=traffic');
  await expect(page.getByText('没有被封禁的 IP')).toBeVisible();
  const stats = page.getByRole('table', { name: '请求统计' });
  await expect(stats.getByText('127.0.0.1').first()).toBeVisible();
  await page.getByRole('searchbox', { name: '按接口筛选' }).fill('graphql blockedAddresses');
  await expect(stats.getByText('graphql blockedAddresses')).toBeVisible();
  await isAccessible(page, 'traffic');

  await page.getByRole('tab', { name: '健康' }).click();
  const parts = page.getByRole('list', { name: '系统各部分的状态' });
  await expect(parts.getByRole('listitem')).toHaveCount(11);
  await expect(parts.getByText('不可用', { exact: true })).toHaveCount(0);
  await isAccessible(page, 'health');

  await page.getByRole('tab', { name: '任务' }).click();
  const jobs = page.getByRole('table', { name: '运行中的任务' });
  const job = jobs.getByRole('row').filter({ has: page.locator(`a[href$="project_id=${number}"]`) });
  await expect(job).toContainText('等待确认');
  await isAccessible(page, 'jobs');
  await job.getByRole('button').click();
  await page.getByRole('menuitem', { name: '取消任务' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '取消任务' }).click();
  await expect(job).toHaveCount(0);
});
