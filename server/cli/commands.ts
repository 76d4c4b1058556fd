import type { Command } from 'commander';
import { registerDoctor } from './doctor.ts';
import { registerEnvExample } from './envExample.ts';
import { registerMigrate } from './migrate.ts';
import { registerPrepare } from './prepare.ts';

/** One file per command; each adds itself to the program. */
export const commands: Array<(program: Command) => void> = [
  registerDoctor,
  registerMigrate,
  registerPrepare,
  registerEnvExample,
];
