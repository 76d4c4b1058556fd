import { readFileSync, writeFileSync } from 'node:fs';
import type { Command } from 'commander';
import { inCheckout } from '../platform/config/checkout.ts';

const FILE = 'THIRD_PARTY_NOTICES.md';
const MADE = /(<!-- packages -->\n)[\s\S]*(<!-- \/packages -->)/;

interface Lockfile {
  packages: Record<string, { license?: string }>;
}

interface Manifest {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

function readJson<Shape>(name: string): Shape {
  return JSON.parse(readFileSync(inCheckout(name), 'utf8')) as Shape;
}

/** The notices with their list of direct dependencies, by licence, as package.json and the lockfile have it now. */
export function printNotices(): string {
  const { dependencies, devDependencies } = readJson<Manifest>('package.json');
  const text = readFileSync(inCheckout(FILE), 'utf8');
  const lists = [
    byLicence('Used by the running product', Object.keys(dependencies)),
    byLicence('Used to build and test it', Object.keys(devDependencies)),
  ];
  return text.replace(MADE, (_all, open: string, close: string) => `${open}\n${lists.join('\n')}\n${close}`);
}

function byLicence(title: string, names: string[]): string {
  const { packages } = readJson<Lockfile>('package-lock.json');
  const groups = Map.groupBy(
    names.toSorted(),
    (name) => packages[`node_modules/${name}`]?.license ?? 'unknown',
  );
  const rows = [...groups].toSorted(([one], [other]) => one.localeCompare(other, 'en'));
  const lines = rows.map(([licence, members]) => `| ${licence} | ${members.join(', ')} |`);
  return [`### ${title}`, '', '| Licence | Packages |', '| --- | --- |', ...lines, ''].join('\n');
}

/** `notices`: the list of packages in THIRD_PARTY_NOTICES.md; what people wrote around it stays. */
export function registerNotices(program: Command): void {
  program
    .command('notices')
    .description('write the list of packages in THIRD_PARTY_NOTICES.md')
    .action(() => writeFileSync(inCheckout(FILE), printNotices()));
}
