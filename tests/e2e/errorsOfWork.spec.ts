import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { failCall, noLine, noWord } from './support/failing.ts';
import { expect, test } from './support/test.ts';

/* The error catalogue's rows of the lab, of signed addresses and of uploads; the others are in errors.spec.ts. */

const network = '网络错误，请稍后重试';
const says = (page: Page, text: string) =>
  expect(page.getByText(text, { exact: false }).first()).toBeVisible();
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAEAAAABACAIAAAAlC+aJAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAT0lEQVRo3u3PQQkAAAgEsOtkODuZ0gi+hcEKLDX9WgQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQELgv7j0E81iNGTgAAAABJRU5ErkJggg==',
  'base64',
);

test('a tool: each thing done to it succeeds or fails in words, and typing is never lost', async ({
  page,
}) => {
  const answering = createServer((_, response) => response.end('{"ok": true}'));
  await new Promise<void>((listening) => answering.listen(0, '127.0.0.1', listening));
  const name = `会失败的工具 ${Date.now()}`;
  try {
    let mend = await failCall(page, 'AddToolPageMutation', noLine);
    await page.goto('/lab/add');
    await page.getByLabel('工具名称').fill(name);
    await page.getByLabel('工具描述').fill('回答一切');
    await page.getByLabel('工具地址').fill(`http://127.0.0.1:${(answering.address() as AddressInfo).port}/`);
    await page.getByRole('button', { name: '创建', exact: true }).click();
    await says(page, `创建失败：${network}`);
    await mend();

    // What was typed is asked about before it is left; created, it is nobody's question.
    await page.getByRole('link', { name: '取消' }).click();
    const question = page.getByRole('alertdialog', { name: '要放弃未保存的修改吗？' });
    await question.getByRole('button', { name: '继续编辑' }).click();
    await expect(page.getByLabel('工具名称')).toHaveValue(name);
    await page.getByRole('button', { name: '创建', exact: true }).click();
    await says(page, '创建成功');
    await page.waitForURL('**/lab');

    await page.getByRole('link', { name: `编辑 ${name}` }).click();
    mend = await failCall(page, 'EditToolMutation', noLine);
    await page.getByLabel('工具描述').fill('回答几乎一切');
    await page.getByRole('button', { name: '保存', exact: true }).click();
    await says(page, `保存失败：${network}`);
    await mend();
    await page.getByRole('button', { name: '保存', exact: true }).click();
    await says(page, '保存成功');
    await page.waitForURL('**/lab');

    await page.getByRole('link', { name, exact: true }).click();
    await page.route('**/api/v1/lab/call', noLine);
    await page.getByRole('button', { name: '发送', exact: true }).click();
    await says(page, '发送失败');
    await says(page, network);
    await page.unroute('**/api/v1/lab/call');
    await page.getByRole('button', { name: '发送', exact: true }).click();
    await says(page, '发送成功');

    await page.getByRole('tab', { name: '上传' }).click();
    const upload = (file: string) =>
      page
        .locator('input[type=file]')
        .first()
        .setInputFiles({ name: `${file}${Date.now()}.png`, mimeType: 'image/png', buffer: picture });
    await page.route('**/api/v1/material/oss_sign', noWord);
    await upload('一');
    await says(page, 'OSS签名失败');
    await page.route('**/api/v1/material/oss_sign', (route) =>
      route.fulfill({ json: { code: 0, message: 'ok', data: '' } }),
    );
    await upload('二');
    await says(page, '签名接口未返回有效地址');

    mend = await failCall(page, 'useDeleteToolMutation', noLine);
    await page.goto('/lab');
    const remove = async () => {
      await page.getByRole('button', { name: `删除 ${name}` }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click();
    };
    await remove();
    await says(page, '删除失败');
    await mend();
    await page.reload();
    await remove();
    await says(page, '删除成功');
  } finally {
    answering.close();
  }
});

/* A line that is away ends no upload: it waits and goes on by itself (resume.spec.ts), so 上传失败: 网络错误 has nothing to say. */
test('an upload that the server refuses shows the server’s words, or that it failed', async ({ page }) => {
  await page.goto('/works');
  const upload = (name: string) =>
    page.getByLabel('上传素材').first().setInputFiles({ name, mimeType: 'image/png', buffer: picture });
  await page.route(/\/uploads$/, (route) => route.fulfill({ status: 400, body: '' }));
  await upload('无话可说.png');
  await expect(page.getByRole('alert').filter({ hasText: '无话可说.png' })).toContainText('上传失败');
  await page.route(/\/uploads$/, (route) =>
    route.fulfill({ status: 413, json: { code: 'PAYLOAD_TOO_LARGE', message: '文件大小不能超过1GB!' } }),
  );
  await upload('太大了.png');
  await expect(page.getByRole('alert').filter({ hasText: '太大了.png' })).toContainText(
    '文件大小不能超过1GB!',
  );
});
