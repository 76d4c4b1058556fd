import { spawn } from 'node:child_process';
import { delimiter } from 'node:path';
import { checkoutDir, inCheckout } from '../platform/config/checkout.ts';

/**
 * Runs a program of node_modules/.bin (or `node` itself) in the checkout.
 * @throws Error with everything it printed, when it fails.
 */
export function runTool(tool: string, args: string[], env: Record<string, string> = {}): Promise<void> {
  const command = tool === 'node' ? process.execPath : inCheckout('node_modules', '.bin', tool);
  // The tools start with `#!/usr/bin/env node`: the Node of the lockfile comes first.
  const path = `${inCheckout('node_modules', '.bin')}${delimiter}${process.env.PATH ?? ''}`;
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: checkoutDir,
      env: { ...process.env, ...env, PATH: path },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (chunk: string) => {
        output = (output + chunk).slice(-20_000);
      });
    }
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`${tool} ${args.join(' ')} failed (${code}):\n${output.trim()}`));
    });
  });
}
