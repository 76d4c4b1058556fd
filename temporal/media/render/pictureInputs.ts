import { join } from 'node:path';
import type { PictureSegment, Timeline } from '../../contracts/timeline.ts';
import type { Sniffed } from '../probe/containers.ts';
import { writeUprightPicture } from '../probe/picture.ts';
import { sniffOrReject } from '../probe/probe.ts';
import { safeInput, safeInputArgs } from '../probe/safeInput.ts';
import type { MediaTools } from '../tools.ts';
import { rangeWithPicture, type SourceRange } from './sourceRange.ts';

export interface PictureSources {
  tools: MediaTools;
  /** The local file of a storage key. Footage is sniffed here before ffmpeg may open it. */
  resolveSource: (key: string) => Promise<string>;
  /** Upright copies of photos are written here. */
  workDir: string;
  signal?: AbortSignal | undefined;
}

/** How many sources are looked at side by side. */
const AT_ONCE = 3;

/** ffmpeg's options for one input of each segment, opened at its range, so that only what is seen is decoded. */
export async function pictureInputs(
  picture: Timeline['picture'],
  { tools, resolveSource, workDir, signal }: PictureSources,
): Promise<string[][]> {
  const segments = new Map(picture.map((segment) => [nameOf(segment), segment]));
  const opened = new Map<string, string[]>();
  const waiting = [...segments.entries()].map(([name, segment], index) => async () => {
    const path = await resolveSource(segment.sourceKey);
    const input =
      segment.mediaType === 'image'
        ? await stillInput(tools, path, join(workDir, `still-${index}`))
        : await videoInput(tools, path, segment, signal);
    opened.set(name, input);
  });
  const openSome = async () => {
    for (let open = waiting.shift(); open; open = waiting.shift()) await open();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, openSome));
  return picture.map((segment) => opened.get(nameOf(segment))!);
}

/** The same range of the same source is opened once. */
function nameOf({ mediaType, sourceStartMs, sourceDurationMs, sourceKey }: PictureSegment): string {
  return [mediaType, sourceStartMs, sourceDurationMs, sourceKey].join('/');
}

async function videoInput(
  tools: MediaTools,
  path: string,
  { sourceStartMs, sourceDurationMs }: PictureSegment,
  signal?: AbortSignal,
): Promise<string[]> {
  const sniffed = await sniffOrReject(path);
  const file = safeInput(sniffed, path);
  const wanted: SourceRange = { startMs: sourceStartMs, durationMs: sourceDurationMs };
  const { startMs, durationMs } = await rangeWithPicture(tools, file, wanted, signal);
  return [
    '-ss',
    seconds(startMs),
    '-t',
    seconds(durationMs),
    '-an',
    '-sn',
    '-dn',
    ...steady(sniffed),
    ...file,
  ];
}

/**
 * Recordings of calls change their size on the way, and ffmpeg would start the whole film's graph anew: instead
 * our first `scale` brings them to the first size. Not for MOV, where ffmpeg may put a rotation before it, which
 * does not look at the size again.
 */
function steady({ demuxer }: Sniffed): string[] {
  return demuxer === 'mov' ? [] : ['-reinit_filter', '0'];
}

/** ffmpeg sees the upright copy, never the photo itself. */
async function stillInput(tools: MediaTools, path: string, copyPath: string): Promise<string[]> {
  await writeUprightPicture(tools, path, await sniffOrReject(path), copyPath);
  return [...safeInputArgs(await sniffOrReject(copyPath)), '-i', `file:${copyPath}`];
}

function seconds(ms: number): string {
  return (ms / 1000).toFixed(3);
}
