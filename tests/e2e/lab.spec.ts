import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

const secret = 'e2e-secret-5c1d';
const schema = {
  type: 'object',
  required: ['prompt'],
  properties: { prompt: { type: 'string', title: '关键词' }, count: { type: 'integer', title: '数量' } },
};

test('an administrator registers an outside tool and calls it, by keyboard alone', async ({ page }) => {
  const tool = await startTool();
  const name = `图库 ${Date.now()}`;
  try {
    await page.goto('/lab');
    await press(page, page.getByRole('link', { name: '新建工具' }).first());
    await page.waitForURL('**/lab/add');
    await type(page, page.getByLabel('工具名称'), name);
    await type(page, page.getByLabel('工具描述'), '按关键词找图');
    await type(page, page.getByLabel('工具地址'), `${tool.origin}/search`);
    await type(page, page.getByLabel('图片路径'), 'data.items[*].url');
    await press(page, page.getByRole('button', { name: '添加请求头' }));
    await type(page, page.getByLabel('请求头 1 的名称'), 'X-Key');
    await type(page, page.getByLabel('请求头 1 的值'), secret);
    const schemaField = page.getByRole('textbox', { name: '字段 Schema' });
    await expect(schemaField).toHaveClass(/cm-content/);
    await type(page, schemaField, '{');
    await press(page, page.getByRole('button', { name: '创建', exact: true }));
    await expect(page.getByText('Schema 不是合法 JSON').first()).toBeVisible();
    await tabTo(page, schemaField);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.insertText(JSON.stringify(schema));
    await press(page, page.getByRole('button', { name: '创建', exact: true }));
    await page.waitForURL('**/lab');

    await press(page, page.getByRole('link', { name, exact: true }));
    await page.waitForURL('**/lab/call?id=*');
    await page.reload();
    await type(page, page.getByLabel('关键词'), '海边');
    const json = page.getByRole('textbox', { name: '请求数据 JSON' });
    await expect(json).toContainText('"prompt": "海边"');
    await tabTo(page, json);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.insertText('{"prompt": ');
    await expect(page.getByText('当前Tab内容不是合法JSON')).toBeVisible();
    await page.keyboard.insertText('"日落"}');
    await expect(page.getByLabel('关键词')).toHaveValue('日落');
    await page.keyboard.press('ControlOrMeta+Enter');

    const result = page.getByRole('region', { name: '结果' });
    await expect(result.getByRole('textbox', { name: '结果 JSON' })).toContainText('"asked": "日落"');
    const picture = result.getByRole('img', { name: '图片 data.items[0].url' });
    await expect.poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0);
    expect(tool.keys.at(-1)).toBe(secret);
    // The toast fades: what it looks like on its way is nobody's text yet.
    const { violations } = await new AxeBuilder({ page }).exclude('[data-scope=toast]').analyze();
    expect(violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id} ${html}`))).toEqual([]);

    tool.fail();
    await page.keyboard.press('ControlOrMeta+Enter');
    await expect(result.getByText('对方返回了错误状态 500')).toBeVisible();
    await expect(page.getByRole('list').getByRole('button', { name: /日落/ })).toHaveCount(2);
    await press(page, page.getByRole('button', { name: /日落/ }).last());
    await expect(picture).toBeVisible();

    await press(page, page.getByRole('link', { name: `编辑 ${name}` }));
    await page.waitForURL('**/lab/edit?id=*');
    await expect(page.getByLabel('工具名称')).toHaveAttribute('readonly');
    await expect(page.getByLabel('请求头 1 的值')).toHaveValue('');
    expect(await page.content()).not.toContain(secret);
    await page.goto('/lab');
    await press(page, page.getByRole('button', { name: `删除 ${name}` }));
    await press(
      page,
      page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button', { name: '删除' }),
    );
    await expect(page.getByText('删除成功')).toBeVisible();
    await expect(page.getByRole('link', { name, exact: true })).toHaveCount(0);
  } finally {
    tool.close();
  }
});

/** An outside tool on this machine; the product was started with EGRESS_ALLOW for it. */
async function startTool() {
  const picture = await readFile('web/public/icon-192.png');
  const keys: unknown[] = [];
  let failing = false;
  const server = createServer(async (request, response) => {
    keys.push(request.headers['x-key']);
    if (request.url === '/picture.png') return response.setHeader('content-type', 'image/png').end(picture);
    const asked = ((await read(request)) as { prompt?: string }).prompt;
    response.writeHead(failing ? 500 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ data: { asked, items: [{ url: '/picture.png' }] } }));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    keys,
    fail: () => {
      failing = true;
    },
    close: () => server.close(),
  };
}

async function read(request: IncomingMessage): Promise<unknown> {
  return JSON.parse(Buffer.concat(await Array.fromAsync(request)).toString() || '{}');
}

/** Goes there with the Tab key, as far as it takes, backwards where forwards does not lead. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let step = 0; step < 80; step += 1) {
      if (await target.evaluate((one) => one === document.activeElement)) return;
      await page.keyboard.press(key);
    }
  }
  throw new Error('the Tab key does not lead there');
}

async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

async function type(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.insertText(text);
}
