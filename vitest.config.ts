import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const outside = ['**/node_modules/**', 'data/**', 'web/dist/**', 'tests/e2e/**'];
const withDatabase = ['**/*.db.test.ts'];
const withTemporal = ['tests/workflows/**/*.test.ts', 'tests/replay/**/*.test.ts'];

/** The build that Node gives to our libraries; vite would take the other one, and types of two builds never match. */
const alias = [
  {
    find: /^graphql$/,
    replacement: fileURLToPath(new URL('node_modules/graphql/index.js', import.meta.url)),
  },
];

/**
 * Two cores: what runs ffmpeg or Temporal itself keeps to one file at a time. Files of a worker share its modules
 * (every file has its own database and folders), because reading the server anew costs more than many a test.
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          alias,
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...outside, ...withDatabase, ...withTemporal],
          isolate: false,
          maxWorkers: 2,
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'db',
          alias,
          include: withDatabase,
          exclude: outside,
          globalSetup: ['tests/support/globalPostgres.ts'],
          isolate: false,
          maxWorkers: 2,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'temporal',
          alias,
          include: withTemporal,
          exclude: outside,
          globalSetup: ['tests/support/globalPostgres.ts', 'tests/support/globalTemporal.ts'],
          isolate: false,
          maxWorkers: 1,
          testTimeout: 180_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
