import type { Config } from '../platform/config.ts';
import { isPortFree } from '../platform/processes/ports.ts';
import { say } from './steps.ts';

const tries = 100;

/**
 * The port to serve on: the one asked for. When nobody asked and the default is taken (another clone runs), the
 * next free one, said plainly.
 * @throws Error when PORT was set and is taken.
 */
export async function chooseWebPort({ port, host }: Config, wasAskedFor: boolean): Promise<number> {
  if (await isPortFree(port, host)) return port;
  if (wasAskedFor) {
    throw new Error(
      `端口已被占用 / PORT ${port} is in use by another program: end it, or set PORT to a free one.`,
    );
  }
  for (let other = port + 1; other < port + tries; other += 1) {
    if (!(await isPortFree(other, host))) continue;
    say(`  ! Port ${port} is in use by another program; this one takes ${other}. PORT decides otherwise.`);
    return other;
  }
  throw new Error(`No free port from ${port} to ${port + tries - 1}; set PORT.`);
}
