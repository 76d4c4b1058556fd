import { spawn } from 'node:child_process';
import { ensureInstalled, projectNode } from './install.mjs';
import { checkoutDir } from './run.mjs';

/**
 * `node server/bootstrap/start.mjs [entry] [arguments]`: installs what is missing, then runs an entry (by default
 * the supervisor) on the Node of the lockfile.
 */
try {
  await ensureInstalled();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
}
const [entry = 'server/supervisor/main.ts', ...args] = process.argv.slice(2);
const child = spawn(projectNode, [entry, ...args], { cwd: checkoutDir, stdio: 'inherit' });
// The terminal sends Ctrl-C to both; a signal sent to this process alone is passed on. The child decides when to end.
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.on(signal, () => child.kill(signal));
}
child.once('error', (error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
child.once('exit', (code) => process.exit(code ?? 1));
