import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { inCheckout } from '../platform/config/checkout.ts';

export const WEB_DIR = inCheckout('web', 'dist');
const MANIFEST = join(WEB_DIR, '.vite', 'manifest.json');

interface Entry {
  file: string;
  css?: string[];
  imports?: string[];
}

/** What a source of the web client became, as paths below web/dist. */
export interface Built {
  script: string;
  /** What the script imports at once, itself left out. */
  imports: string[];
  /** What an entry imports comes first: its own rules may go beyond those. */
  styles: string[];
}

type Lookup = (source: string) => Built;

/**
 * Looks up built files by their source below web/, as they are now: a page that names files of the build before sends
 * its visitor after things that are gone. Null where there is no build; the same function until there is another one.
 */
export const builtFiles = followManifest(MANIFEST);

export function followManifest(path: string): () => Lookup | null {
  let read: { version: number; lookup: Lookup } | null = null;
  return () => {
    const version = statSync(path, { throwIfNoEntry: false })?.mtimeMs;
    if (version === undefined) return null;
    if (read?.version === version) return read.lookup;
    try {
      read = { version, lookup: readManifest(path) };
    } catch (error) {
      // It is just being written; the next one who asks finds it whole.
      if (!(error instanceof SyntaxError)) throw error;
    }
    return read?.lookup ?? null;
  };
}

function readManifest(path: string): Lookup {
  const manifest: Record<string, Entry> = JSON.parse(readFileSync(path, 'utf8'));
  const of = (source: string): Entry => {
    const entry = manifest[source];
    if (!entry) throw new Error(`web/dist has no ${source}; npm run build makes it`);
    return entry;
  };
  const importsOf = (source: string, seen: Set<string>): Set<string> => {
    for (const each of of(source).imports ?? []) {
      if (seen.has(each)) continue;
      seen.add(each);
      importsOf(each, seen);
    }
    return seen;
  };
  return (source) => {
    const imports = [...importsOf(source, new Set())];
    return {
      script: of(source).file,
      imports: imports.map((each) => of(each).file),
      styles: [...new Set([...imports.reverse(), source].flatMap((each) => of(each).css ?? []))],
    };
  };
}

/**
 * A Link header that has the browser fetch a page's files while the entry is still being read, instead of when it asks
 * for them. Browsers do not look into what is named, so all of it is.
 * @param known the entry, whose own document names what it imports.
 */
export function preloadHeader({ script, imports, styles }: Built, known: Built): string {
  const there = new Set([known.script, ...known.imports, ...known.styles]);
  const name = (file: string, as: string) => (there.has(file) ? [] : `</${file}>; ${as}`);
  return [
    ...[script, ...imports].flatMap((file) => name(file, 'rel=modulepreload; crossorigin')),
    ...styles.flatMap((file) => name(file, 'rel=preload; as=style; crossorigin')),
  ].join(', ');
}
