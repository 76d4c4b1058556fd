import { spawn } from 'node:child_process';

export interface ToolCommand {
  /** Program and the arguments that always come first, e.g. ["npm"] or [process.execPath, "npm-cli.js"]. */
  command: string[];
  args: string[];
  cwd: string;
  signal?: AbortSignal;
  /** Called a few times a second while the tool runs. */
  onTick?: () => void;
}

const OUTPUT_LIMIT = 64_000;

/**
 * Runs a package client in its own process group, which is killed whole on abort.
 * Resolves with its standard output; rejects with the end of its standard error. A missing program rejects
 * with the ENOENT of the system.
 */
export async function runTool({ command, args, cwd, signal, onTick }: ToolCommand): Promise<string> {
  signal?.throwIfAborted();
  const [program, ...first] = command;
  if (!program) throw new Error('no program given');
  const child = spawn(program, [...first, ...args], {
    cwd,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let out = '';
  let err = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    out = (out + text).slice(-OUTPUT_LIMIT);
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    err = (err + text).slice(-OUTPUT_LIMIT);
  });
  const kill = () => {
    if (child.pid === undefined) return;
    try {
      process.kill(-child.pid, 'SIGKILL');
    } catch {
      // The group has already ended.
    }
  };
  signal?.addEventListener('abort', kill, { once: true });
  const ticker = onTick && setInterval(onTick, 250);
  try {
    const code = await new Promise<number | null>((resolve, reject) => {
      child.once('error', reject);
      child.once('close', resolve);
    });
    signal?.throwIfAborted();
    if (code !== 0) throw new Error(`${program} ended with ${code}: ${err.trim().slice(-600)}`);
    return out;
  } finally {
    clearInterval(ticker);
    signal?.removeEventListener('abort', kill);
  }
}
