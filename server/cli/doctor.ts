import type { Command } from 'commander';
import { userCacheDir } from '../platform/config/userCache.ts';
import { loadProcessConfig } from '../platform/config.ts';
import type { Part } from './doctor/part.ts';
import { checkParts } from './doctor/parts.ts';

const marks = { ok: '✓', missing: '✗', note: '·' } as const;

/** `doctor`: every part, its version, where it came from, what is missing and how to get it. */
export function registerDoctor(program: Command): void {
  program
    .command('doctor')
    .description('every part with version and source, what is missing and how to get it')
    .action(async () => {
      const config = loadProcessConfig();
      process.stdout.write(`片匠 Reelsmith · ${config.dataDir}\n`);
      const parts = await checkParts(config, userCacheDir());
      for (const part of parts) process.stdout.write(printPart(part));
      if (parts.some(({ state }) => state === 'missing')) process.exitCode = 1;
    });
}

function printPart({ name, state, about, remedy }: Part): string {
  const line = `${marks[state]} ${name.padEnd(18)} ${about}\n`;
  return remedy ? `${line}  ${''.padEnd(18)} → ${remedy}\n` : line;
}
