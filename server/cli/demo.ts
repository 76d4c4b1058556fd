import type { Command } from 'commander';
import { loadProcessConfig } from '../platform/config.ts';
import { runningInstance } from '../supervisor/instance.ts';
import { offeredServices } from '../supervisor/services.ts';

/** `demo`: a person with a library and films, made by the same code that serves people. Doing it again adds nothing. */
export function registerDemo(program: Command): void {
  program
    .command('demo')
    .description('demo data: a person, sample material, two films and one that waits for an edit')
    .option('--no-wait', 'ask for the films and leave; they are made all the same')
    .action(async ({ wait }: { wait: boolean }) => {
      const config = loadProcessConfig();
      if (!offeredServices(config).TEMPORAL_ADDRESS) {
        throw new Error(
          '演示影片由运行中的片匠制作，请先运行 npm start / The films are made by a running instance: run `npm start` first.',
        );
      }
      // Imported late: a fresh clone has no generated database client before its first start.
      const { makeDemo } = await import('./demo/makeDemo.ts');
      const { withApp } = await import('./withApp.ts');
      await withApp(async (app) => {
        const { failed } = await makeDemo(app, { wait, say: (line) => process.stdout.write(`${line}\n`) });
        if (failed) process.exitCode = 1;
      });
      process.stdout.write(`打开 / Open ${runningInstance(config.dataDir)?.url ?? config.publicUrl}\n`);
    });
}
