import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { signalProcess } from '../../../server/platform/processes/ending.ts';
import { runningChildren } from '../../../server/platform/processes/pidFile.ts';

/** The one product that all specs look at; it was started by startProduct.ts. */

export const adminName = 'admin';
export const adminPassword = 'e2e 一把钥匙';

const setting = (name: 'E2E_URL' | 'E2E_DATA_DIR') => {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: the product was not started`);
  return value;
};
export const productUrl = () => setting('E2E_URL');
export const dataDir = () => setting('E2E_DATA_DIR');

/** Process id of a role as the supervisor knows it; undefined while it is down. */
export function pidOf(role: 'api' | 'worker'): number | undefined {
  return runningChildren(setting('E2E_DATA_DIR')).get(role);
}

/** Ends a role as a crash would. @returns the id it had. */
export function killRole(role: 'api' | 'worker'): number {
  const pid = pidOf(role);
  if (!pid) throw new Error(`${role} does not run`);
  signalProcess(pid, 'SIGKILL');
  return pid;
}

/** A command of the product, beside its running instance; gives what it printed. */
export async function cli(args: string[], input = ''): Promise<string> {
  const child = spawn(process.execPath, ['server/cli/main.ts', ...args], {
    env: { ...process.env, DATA_DIR: setting('E2E_DATA_DIR'), ENGINE_PACKS: 'off', LOG_LEVEL: 'error' },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  child.stdin.end(input);
  const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  if (code !== 0) throw new Error(`cli ${args[0]} ended with ${code}: ${err}`);
  return out.trim();
}

let adminToken: Promise<string> | undefined;

/** Asks GraphQL as a third party does: with a bearer token. */
export async function graphql<T>(
  query: string,
  variables: Record<string, unknown> = {},
  attempts = 12,
): Promise<T> {
  adminToken ??= cli(['token', '--user', adminName]);
  const response = await fetch(`${productUrl()}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${await adminToken}` },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await response.json()) as {
    data: T;
    errors?: Array<{ message: string; extensions?: { code?: string } }>;
  };
  const [error] = errors ?? [];
  // The first drawing of the samples may take longer than one answer may; asked again, they are there.
  if (error?.extensions?.code === 'UNAVAILABLE' && attempts > 1)
    return graphql(query, variables, attempts - 1);
  if (error) throw new Error(error.message);
  return data;
}

/** What the administrator can spend, and what unfinished projects hold. */
export async function balance(): Promise<{ credits: number; creditsHeld: number }> {
  return (
    await graphql<{ viewer: { credits: number; creditsHeld: number } }>('{ viewer { credits creditsHeld } }')
  ).viewer;
}
