import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { adminName, adminPassword } from './product.ts';

type State = Awaited<ReturnType<BrowserContext['storageState']>>;

/** A page on which nothing may go wrong unseen: an exception or a refusal by the security policy fails the test. */
export const visitor = base.extend({
  page: async ({ page }, use) => {
    const troubles: string[] = [];
    page.on('pageerror', (error) => troubles.push(String(error.stack ?? error)));
    page.on('console', (message) => {
      if (/Content Security Policy|Warning: /.test(message.text())) troubles.push(message.text());
    });
    await use(page);
    expect(troubles, 'errors inside the page').toEqual([]);
  },
});

/** The same, already signed in as the administrator. */
export const test = visitor.extend<object, { session: State }>({
  session: [
    async ({ browser }, use) => {
      const context = await browser.newContext({ baseURL: process.env.E2E_URL ?? '' });
      const page = await context.newPage();
      await page.goto('/login');
      await signIn(page);
      await page.waitForURL('**/welcome');
      const state = await context.storageState();
      await context.close();
      await use(state);
    },
    { scope: 'worker' },
  ],
  storageState: ({ session }, use) => use(session),
});

/** Fills the form of /login and sends it. */
export async function signIn(page: Page, userName = adminName, password = adminPassword): Promise<void> {
  await page.getByLabel('用户名').fill(userName);
  await page.getByLabel('密码', { exact: true }).fill(password);
  await page.getByRole('button', { name: '登录' }).click();
}

export { expect };
