import { Command, CommanderError } from 'commander';
import { commands } from './commands.ts';

const program = new Command('reelsmith')
  .description('片匠 Reelsmith: commands for whoever runs it')
  .showHelpAfterError();
for (const register of commands) register(program);

try {
  await program.parseAsync();
} catch (error) {
  if (!(error instanceof CommanderError)) process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
// The work is done and everything is closed, but the engine behind the migrations leaves a timer of ten seconds.
process.exit();
