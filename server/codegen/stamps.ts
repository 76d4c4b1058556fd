import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkoutDir, inCheckout } from '../platform/config/checkout.ts';

// Beside the installed packages: a fresh install makes everything anew.
const stampDir = inCheckout('node_modules', '.cache', 'reelsmith');

export type Generated = {
  name: string;
  /** Globs below the checkout whose content decides. */
  inputs: string[];
  /** Paths below those globs that do not count. */
  except?: string[];
  /** What must exist afterwards. */
  outputs: string[];
  make(): Promise<void>;
};

/** Makes a generated thing anew when its inputs have changed or its outputs are gone. @returns whether it did. */
export async function makeIfChanged(generated: Generated): Promise<boolean> {
  const stampPath = join(stampDir, generated.name);
  const stamp = hashOf(generated);
  const upToDate =
    existsSync(stampPath) &&
    readFileSync(stampPath, 'utf8') === stamp &&
    generated.outputs.every((path) => existsSync(inCheckout(path)));
  if (upToDate) return false;
  await generated.make();
  mkdirSync(stampDir, { recursive: true });
  writeFileSync(stampPath, hashOf(generated));
  return true;
}

/** Makes everything that is not up to date, in order. @returns the names of what was made. */
export async function makeAll(wanted: Generated[]): Promise<string[]> {
  const made: string[] = [];
  for (const generated of wanted) if (await makeIfChanged(generated)) made.push(generated.name);
  return made;
}

function hashOf({ inputs, except = [], outputs }: Generated): string {
  const hash = createHash('sha256').update(JSON.stringify([inputs, except, outputs]));
  const skipped = new Set(globSync(except, { cwd: checkoutDir }));
  const files = globSync([...inputs, 'package-lock.json'], { cwd: checkoutDir, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(checkoutDir.length + 1))
    .filter((path) => !skipped.has(path));
  for (const path of [...new Set(files)].sort())
    hash
      .update(path)
      .update('\0')
      .update(readFileSync(inCheckout(path)));
  return hash.digest('hex');
}
