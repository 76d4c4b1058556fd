import { DefaultLogger, Runtime } from '@temporalio/worker';

let installed = false;

/** The SDK's runtime, of which a process has one. What it says of workflows that fail on purpose is no news. */
export function installRuntime(): void {
  if (installed) return;
  Runtime.install({ logger: new DefaultLogger('ERROR', () => undefined), shutdownSignals: [] });
  installed = true;
}
