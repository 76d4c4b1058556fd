import { writeFileSync } from 'node:fs';
import type { Command } from 'commander';
import { inCheckout } from '../platform/config/checkout.ts';
import { settingMeta, settingNames, settingsSchema } from '../platform/config/settings.ts';

/** The text of `.env.example`: every setting, grouped, commented out, with its default. */
export function printEnvExample(): string {
  const lines = [
    '# Settings of 片匠 Reelsmith. Copy to .env and uncomment what should differ; everything has a default.',
    '# Made from server/platform/config/settings.ts by `npm run env-example`.',
  ];
  const groups = new Set(settingNames.map((name) => settingMeta(name).group));
  for (const group of groups) {
    lines.push('', `# ${group}`);
    for (const name of settingNames.filter((candidate) => settingMeta(candidate).group === group)) {
      const { description, shownDefault } = settingMeta(name);
      lines.push(`# ${description}`, `#${name}=${shownDefault ?? defaultOf(name)}`);
    }
  }
  return `${lines.join('\n')}\n`;
}

function defaultOf(name: keyof typeof settingsSchema.shape): string {
  const parsed = settingsSchema.shape[name].safeParse(undefined);
  return parsed.success && parsed.data !== undefined ? String(parsed.data) : '';
}

export function registerEnvExample(program: Command): void {
  program
    .command('env-example')
    .description('write .env.example from the settings')
    .action(() => writeFileSync(inCheckout('.env.example'), printEnvExample()));
}
