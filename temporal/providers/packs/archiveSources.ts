import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { unzipSync } from 'fflate';
import { extract } from 'tar';
import type { ArchiveMember, PackFile, PackSource } from './packDefinition.ts';
import { folderBytes, hasFile, placeVerified } from './packFiles.ts';
import { runTool } from './runTool.ts';

export interface FetchContext {
  /** Verified files go here under their own names. */
  staging: string;
  /** Files of the group that are still missing. */
  missing: PackFile[];
  onBytes: (receivedBytes: number) => void;
  signal: AbortSignal;
}

type NpmSource = Extract<PackSource, { kind: 'npm' }>;
type MavenSource = Extract<PackSource, { kind: 'maven' }>;

/** `npm pack` in a folder of its own; scripts of the package are neither run nor unpacked. */
export async function fetchFromNpm(
  source: NpmSource,
  context: FetchContext,
  command: string[],
): Promise<void> {
  await inWorkFolder(context, async (folder) => {
    // An own cache folder: its growth is the progress, and the user's npm cache does not keep a second copy.
    const cache = join(folder, 'cache');
    await runTool({
      command,
      args: [
        'pack',
        source.spec,
        '--pack-destination',
        folder,
        '--cache',
        cache,
        '--ignore-scripts',
        '--loglevel=error',
      ],
      cwd: folder,
      signal: context.signal,
      onTick: () => void folderBytes(cache).then(context.onBytes),
    });
    const archive = await findArchive(folder, '.tgz');
    const wanted = new Set(wantedMembers(source.members, context).flatMap((member) => member.parts));
    await extract({
      file: archive,
      cwd: folder,
      filter: (path, entry) => wanted.has(path) && 'type' in entry && entry.type === 'File',
    });
    await placeMembers(source.members, context, folder);
  });
}

/** Maven's own client copies the artifact; the jar is read as the zip it is. */
export async function fetchFromMaven(
  source: MavenSource,
  context: FetchContext,
  command: string[],
): Promise<void> {
  await inWorkFolder(context, async (folder) => {
    const goal = 'org.apache.maven.plugins:maven-dependency-plugin:3.6.1:copy';
    await runTool({
      command,
      args: ['-q', '-B', goal, `-Dartifact=${source.artifact}`, `-DoutputDirectory=${folder}`],
      cwd: folder,
      signal: context.signal,
    });
    const archive = await findArchive(folder, '.jar');
    const wanted = new Set(wantedMembers(source.members, context).flatMap((member) => member.parts));
    const limit = context.missing.reduce((sum, file) => sum + file.bytes, 0);
    const entries = unzipSync(await readFile(archive), {
      filter: (entry) => wanted.has(entry.name) && entry.originalSize <= limit,
    });
    for (const [name, bytes] of Object.entries(entries)) await writeFile(join(folder, basename(name)), bytes);
    const flat = source.members.map(({ path, parts }) => ({
      path,
      parts: parts.map((part) => basename(part)),
    }));
    await placeMembers(flat, context, folder);
  });
}

async function inWorkFolder(context: FetchContext, work: (folder: string) => Promise<void>): Promise<void> {
  const folder = join(context.staging, '.archive');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  try {
    await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function findArchive(folder: string, ending: string): Promise<string> {
  const name = (await readdir(folder)).find((entry) => entry.endsWith(ending));
  if (!name) throw new Error(`the package client left no ${ending} file`);
  return join(folder, name);
}

function wantedMembers(members: ArchiveMember[], { missing, staging }: FetchContext): ArchiveMember[] {
  return members.filter((member) =>
    missing.some((file) => file.path === member.path && !hasFile(staging, file)),
  );
}

async function placeMembers(members: ArchiveMember[], context: FetchContext, folder: string): Promise<void> {
  for (const member of wantedMembers(members, context)) {
    const file = context.missing.find(({ path }) => path === member.path);
    const parts = member.parts.map((part) => join(folder, part));
    if (file) await placeVerified(context.staging, file, parts, context.signal);
  }
}
