import { defineConfig } from '@playwright/test';

/**
 * The browser tests: one real product (tests/e2e/support/startProduct.ts), one worker, Chromium as the machine or
 * CHROMIUM_PATH has it. Two cores render, serve and browse at once, so patience is long and nothing is timed.
 */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'tests/.output/e2e',
  globalSetup: './tests/e2e/support/startProduct.ts',
  workers: 1,
  fullyParallel: false,
  forbidOnly: Boolean(process.env.CI),
  // A shared machine can starve a browser once; what fails twice is a defect. The list names what was flaky.
  retries: process.env.CI ? 1 : 0,
  timeout: 300_000,
  expect: { timeout: 60_000 },
  use: {
    baseURL: process.env.E2E_URL,
    locale: 'zh-CN',
    viewport: { width: 1440, height: 900 },
    actionTimeout: 45_000,
    navigationTimeout: 45_000,
    screenshot: 'only-on-failure',
    // Recording costs a third of the browser's time: only what failed once is recorded.
    trace: 'on-first-retry',
    launchOptions: {
      // Without a UTF-8 locale Chromium calls every file with a Chinese name just "download".
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
      executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
