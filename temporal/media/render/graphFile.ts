import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import type { MediaTools } from '../tools.ts';

/** Writes a filtergraph to a file (an argument may not exceed 128 KB) and returns the options that read it. */
export async function graphArgs(tools: MediaTools, statements: string[], path: string): Promise<string[]> {
  await writeFile(path, statements.join(';\n'));
  return [(await ffmpegMajor(tools.ffmpegPath)) >= 7 ? '-/filter_complex' : '-filter_complex_script', path];
}

const majors = new Map<string, Promise<number>>();

/** ffmpeg 7 brought `-/option file`, ffmpeg 8 dropped `-filter_complex_script`. Builds from git are newer than any. */
function ffmpegMajor(ffmpegPath: string): Promise<number> {
  let major = majors.get(ffmpegPath);
  if (!major) {
    major = promisify(execFile)(ffmpegPath, ['-version']).then(({ stdout }) => {
      const version = /^ffmpeg version n?(\d+)\./.exec(stdout)?.[1];
      return version === undefined ? 99 : Number(version);
    });
    majors.set(ffmpegPath, major);
    major.catch(() => majors.delete(ffmpegPath));
  }
  return major;
}

/** A path inside a filter option: quoted for the option, then for the graph. */
export function filterPath(path: string): string {
  const option = path.replace(/[\\':]/g, (char) => `\\${char}`);
  return option.replace(/[\\'[\],;]/g, (char) => `\\${char}`);
}
