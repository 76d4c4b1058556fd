import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { ensureInstalled, projectNode } from './install.mjs';
import { inCheckout, run } from './run.mjs';
import { say, step } from './steps.mjs';
import { chromiumPath, ensureDebianPackages } from './testTools.mjs';

/**
 * `npm test`: prepares a fresh machine and runs everything. The last line is `N passed, N failed` over all
 * runners; types and lint count as one test each.
 */

/** @typedef {{ passed: number, failed: number }} Count */

const reports = inCheckout('tests', '.output');
const bin = (/** @type {string} */ name) => inCheckout('node_modules', '.bin', name);
// Tools start with `#!/usr/bin/env node`: the lockfile's Node comes first.
process.env.PATH = `${inCheckout('node_modules', '.bin')}:${process.env.PATH}`;

/**
 * A check that passes or fails as a whole.
 * @param {string} command
 * @param {string[]} args
 * @returns {Promise<Count>}
 */
async function oneCheck(command, args) {
  const { code, output } = await run(command, args, { quiet: true });
  if (code !== 0) say(output.trimEnd());
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
}

/**
 * @param {string} project
 * @returns {Promise<Count>}
 */
async function vitest(project) {
  const report = inCheckout('tests', '.output', `vitest-${project}.json`);
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  const { code, output } = await run(
    bin('vitest'),
    ['run', '--project', project, '--passWithNoTests', ...reporters],
    // What failed is read in logs as well.
    { quiet: true, env: { NO_COLOR: '1' } },
  );
  const { numPassedTests = 0, numFailedTests = 0, numFailedTestSuites = 0 } = readReport(report);
  // A file that cannot even be loaded has no failed test in it; a broken set-up has no report at all.
  const failed = numFailedTests || numFailedTestSuites || (code === 0 ? 0 : 1);
  if (failed > 0) say(output.trimEnd());
  return { passed: numPassedTests, failed };
}

/** @returns {Promise<Count>} */
async function playwright() {
  if (!existsSync(inCheckout('tests', 'e2e'))) return { passed: 0, failed: 0 };
  const report = inCheckout('tests', '.output', 'playwright.json');
  const { code, output } = await run(bin('playwright'), ['test', '--reporter=list,json'], {
    quiet: true,
    env: { CHROMIUM_PATH: await chromiumPath(), PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  });
  const { expected = 0, flaky = 0, unexpected = 0 } = readReport(report).stats ?? {};
  const failed = unexpected || (code === 0 ? 0 : 1);
  if (failed > 0) say(output.trimEnd());
  else if (flaky > 0) say(`${flaky} needed a second chance (named in tests/.output/playwright.json)`);
  return { passed: expected + flaky, failed };
}

/** @param {string} path */
function readReport(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
}

async function main() {
  say('片匠 Reelsmith: all tests');
  await ensureInstalled();
  await step('Debian packages', ensureDebianPackages, (done) => done);
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  const total = { passed: 0, failed: 0 };
  const counted = async (/** @type {string} */ name, /** @type {() => Promise<Count>} */ work) => {
    const count = await step(name, work, ({ passed, failed }) => `${passed} passed, ${failed} failed`);
    total.passed += count.passed;
    total.failed += count.failed;
  };
  await counted('Generated code', () => oneCheck(projectNode, ['server/codegen/main.ts', '--web']));
  await counted('Types', () => oneCheck(bin('tsc'), ['--noEmit', '-p', '.']));
  await counted('Lint', () => oneCheck(bin('biome'), ['check', '.']));
  await counted('Unit', () => vitest('unit'));
  await counted('Postgres', () => vitest('db'));
  await counted('Temporal', () => vitest('temporal'));
  await counted('End to end', playwright);
  say(`${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed > 0 ? 1 : 0;
}

try {
  await main();
} catch (error) {
  say(error instanceof Error ? error.message : String(error));
  say('0 passed, 1 failed');
  process.exitCode = 1;
}
