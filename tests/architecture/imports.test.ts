import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** What is committed, and what is about to be. */
const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\0')
  .filter((file) => file !== '');

const textOf = (file: string) => readFileSync(join(root, file), 'utf8');
const code = files.filter((file) => /\.(ts|tsx|mjs)$/.test(file) && !/\.d\.ts$/.test(file) && exists(file));
const product = code.filter((file) => !/\.test\.tsx?$|\/(fixtures|testing)\/|^tests\//.test(file));

function exists(file: string): boolean {
  try {
    textOf(file);
    return true;
  } catch {
    // Deleted, but still in the index.
    return false;
  }
}

interface Import {
  file: string;
  /** A path from the root for our own files; the package otherwise. */
  to: string;
  /** Gone when the code runs. */
  typeOnly: boolean;
}

const statement = /^(?:import|export)\s+(type\s)?(?:[^'";]*?\sfrom\s+)?'([^']+)'|\bimport\('([^']+)'\)/gm;

const imports: Import[] = product.flatMap((file) =>
  [...textOf(file).matchAll(statement)].map(([, type, stated, called]) => {
    const to = (stated ?? called)!;
    return { file, to: to.startsWith('.') ? join(dirname(file), to) : to, typeOnly: type !== undefined };
  }),
);

/** Imports that leave a folder for a place it may not know. */
function astray(from: RegExp, allowed: RegExp[], { typesToo = true } = {}): string[] {
  return imports
    .filter(({ file, typeOnly }) => from.test(file) && (typesToo || !typeOnly))
    .filter(({ to }) => !allowed.some((place) => place.test(to)))
    .map(({ file, to }) => `${file} → ${to}`);
}

const ours = (folders: string) => new RegExp(`^(${folders})/`);
const library = /^(?!(server|temporal|web|prisma|tests)\/)(?!\.)/;

test('the walk sees the imports it judges', () => {
  expect(imports.length).toBeGreaterThan(500);
  expect(imports.filter(({ to }) => to.startsWith('temporal/contracts/')).length).toBeGreaterThan(20);
});

test('temporal/contracts is a leaf', () => {
  expect(astray(/^temporal\/contracts\//, [ours('temporal/contracts')])).toEqual([]);
});

test('workflows know contracts, each other and the workflow library', () => {
  const allowed = [ours('temporal/contracts|temporal/workflows'), /^@temporalio\/(workflow|common)$/];
  expect(astray(/^temporal\/workflows\//, allowed)).toEqual([]);
});

test('media and providers know contracts, each other and libraries', () => {
  const allowed = [ours('temporal/contracts|temporal/media|temporal/providers'), library];
  expect(astray(/^temporal\/(media|providers)\//, allowed)).toEqual([]);
});

test('domains know no transport; their schema folders alone speak GraphQL', () => {
  const transport = /^(fastify|@fastify\/|graphql|@pothos\/|graphql-|ws$|server\/(http|graphql|rest)\/)/;
  const strays = imports.filter(
    ({ file, to }) => /^server\/domains\/(?!.*\/schema\/)/.test(file) && transport.test(to),
  );
  expect(strays.map(({ file, to }) => `${file} → ${to}`)).toEqual([]);
  const schemas = [
    ours('server/(domains|graphql|platform|events)|temporal/(contracts|providers)|prisma/generated'),
    library,
  ];
  expect(astray(/^server\/domains\/.*\/schema\//, schemas)).toEqual([]);
  expect(astray(/^server\/domains\/.*\/schema\//, [/^(?!fastify|@fastify)/])).toEqual([]);
});

test('what stands below knows nothing of what stands above', () => {
  expect(astray(/^server\/platform\//, [ours('server/platform|temporal|prisma/generated'), library])).toEqual(
    [],
  );
  const above = /^(server\/(http|rest|graphql)\/|web\/)/;
  expect(
    imports.filter(({ file, to }) => /^server\/events\/(?!schema\/)/.test(file) && above.test(to)),
  ).toEqual([]);
  expect(imports.filter(({ file, to }) => file.startsWith('temporal/') && above.test(to))).toEqual([]);
});

test('the web knows the schema and nothing else of the server', () => {
  expect(astray(/^web\//, [ours('web'), library])).toEqual([]);
  const back = imports.filter(({ file, to }) => !file.startsWith('web/') && to.startsWith('web/'));
  expect(back.filter(({ file }) => /^(server|temporal)\//.test(file))).toEqual([]);
});

test('GraphQL and REST are thin: neither writes to the database by itself', () => {
  const writes = /\b(db|tx)\.\w+\.(create|update|delete|upsert)\w*\(|\$transaction|\$executeRaw/;
  const thin = product.filter((file) =>
    /^server\/(rest|graphql|http)\/|^server\/domains\/.*\/schema\//.test(file),
  );
  expect(thin.filter((file) => writes.test(textOf(file)))).toEqual([]);
});

test('nothing in the tree knows the machine it was made on', () => {
  // As root, the home is a word that documents may use.
  const places = [root.replace(/\/$/, ''), homedir()].filter((place) => place.split('/').length > 2);
  const named = files
    .filter((file) => exists(file) && !/\.(png|jpg|webp|woff2?|ico|onnx|wasm|mp4|wav)$/.test(file))
    .filter((file) => places.some((place) => new RegExp(`${place}(/|['"\`\\s]|$)`).test(textOf(file))));
  expect(named).toEqual([]);
});

test('nothing talks to the console', () => {
  const loud = product.filter((file) => /(?<![\w.])console\.\w+\(/.test(textOf(file)));
  expect(loud).toEqual([]);
});

/** Longer than what one idea needs, each with the reason why it stays in one piece. */
const long: Record<string, string> = {};

test('no file outgrows one idea', () => {
  const lines = (file: string) => textOf(file).trimEnd().split('\n').length;
  const grown = product.filter((file) => lines(file) > 300 && !long[file]);
  expect(grown.map((file) => `${file}: ${lines(file)} lines`)).toEqual([]);
  expect(Object.keys(long).filter((file) => !files.includes(file) || lines(file) <= 300)).toEqual([]);
});
