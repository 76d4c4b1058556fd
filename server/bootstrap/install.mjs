import { existsSync, readFileSync } from 'node:fs';
import { inCheckout, run } from './run.mjs';
import { say, step } from './steps.mjs';

const oldestNode = 20;

/** The Node that the lockfile brings; everything but this bootstrap runs on it. */
export const projectNode = inCheckout('node_modules', '.bin', 'node');

/**
 * Installs the packages of package-lock.json when they are not what is installed.
 * @throws {Error} with npm's output.
 */
export async function ensureInstalled() {
  const major = Number(process.versions.node.split('.')[0]);
  if (major < oldestNode) {
    throw new Error(
      `需要 Node ${oldestNode} 或更新 / Node ${oldestNode} or newer is needed; this is ${process.version}.`,
    );
  }
  if (isInstalled()) return;
  say('  Packages: installing them, which takes a minute or more the first time …');
  await step('Packages', installPackages, () => 'installed from package-lock.json');
}

async function installPackages() {
  // Not `npm ci`: it refuses a lockfile written where other platforms' optional packages could not be seen.
  // `install --no-save` keeps to the locked versions just so, and completes what this platform needs.
  const args = ['install', '--no-save', '--no-fund', '--no-audit', '--loglevel=error'];
  const { code, output } = await run('npm', args, {
    quiet: true,
    // What these packages would download at installation is not needed.
    env: { ONNXRUNTIME_NODE_INSTALL: 'skip', PRISMA_SCHEMA_ENGINE_BINARY: '/bin/true' },
  });
  if (code !== 0) throw new Error(`npm install failed:\n${output.trim()}`);
}

/** Compares the lockfile with npm's own note of what it installed, written when an installation is complete. */
function isInstalled() {
  const note = inCheckout('node_modules', '.package-lock.json');
  if (!existsSync(note) || !existsSync(projectNode)) return false;
  const wanted = packagesOf(inCheckout('package-lock.json'));
  const installed = packagesOf(note);
  delete wanted[''];
  return (
    Object.entries(wanted).every(([path, { version, optional }]) =>
      installed[path] ? installed[path].version === version : optional === true,
    ) && Object.keys(installed).every((path) => path in wanted)
  );
}

/**
 * @param {string} path
 * @returns {Record<string, { version?: string, optional?: boolean }>}
 */
function packagesOf(path) {
  return JSON.parse(readFileSync(path, 'utf8')).packages;
}
