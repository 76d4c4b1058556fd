import type { Command } from 'commander';
import { registerCredits } from './creditsTopUp.ts';
import { registerDemo } from './demo.ts';
import { registerDoctor } from './doctor.ts';
import { registerEntrance } from './entrance.ts';
import { registerEnvExample } from './envExample.ts';
import { registerMigrate } from './migrate.ts';
import { registerNotices } from './notices.ts';
import { registerPrepare } from './prepare.ts';
import { registerToken } from './token.ts';
import { registerUser } from './userCreate.ts';

/** One file per command; each adds itself to the program. */
export const commands: Array<(program: Command) => void> = [
  registerDoctor,
  registerMigrate,
  registerUser,
  registerToken,
  registerEntrance,
  registerCredits,
  registerDemo,
  registerPrepare,
  registerEnvExample,
  registerNotices,
];
