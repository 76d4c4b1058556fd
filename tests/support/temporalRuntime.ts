import { DefaultLogger, Runtime } from '@temporalio/worker';

/** What the SDK says of workflows that fail on purpose is no news. */
export const quietLogger = new DefaultLogger('ERROR', () => undefined);

let installed = false;

/** The SDK's runtime, of which a process has one. */
export function installRuntime(): void {
  if (installed) return;
  Runtime.install({ logger: quietLogger, shutdownSignals: [] });
  installed = true;
}
