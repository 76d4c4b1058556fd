import { loadProcessConfig } from '../platform/config.ts';
import { claimInstance, releaseInstance } from './instance.ts';
import { say } from './steps.ts';
import { supervise } from './supervise.ts';

/** `npm start`: everything this data folder needs, in one process tree. */
async function main(): Promise<void> {
  const config = loadProcessConfig();
  const other = await claimInstance(config.dataDir);
  if (other) {
    say(
      `片匠已在运行 / Reelsmith already runs from ${config.dataDir}: ${other.url ?? 'it is just starting'}`,
    );
    return;
  }
  try {
    await supervise(config, { portWasAskedFor: Boolean(process.env.PORT?.trim()) });
  } finally {
    releaseInstance(config.dataDir);
  }
}

try {
  await main();
  process.exit(0);
} catch (error) {
  // A person reads this: the sentence, and the stack where they ask for it.
  const debug = process.env.LOG_LEVEL === 'debug' || process.env.LOG_LEVEL === 'trace';
  process.stderr.write(`\n${debug ? (error as Error).stack : (error as Error).message}\n`);
  process.exit(1);
}
