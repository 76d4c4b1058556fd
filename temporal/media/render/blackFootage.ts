import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PictureSegment, Timeline } from '../../contracts/timeline.ts';
import { runFfmpeg } from '../process/ffmpeg.ts';
import { segmentStarts } from '../timeline/frames.ts';
import { type PictureSources, pictureInputs } from './pictureInputs.ts';
import type { Range } from './ranges.ts';
import { coverCrop, type FilmShape } from './segmentFilters.ts';

/** How often footage is looked at, and how small. */
const STEP_MS = 100;
const SIDE = 32;
/** A little more generous than what makes a film black, so that footage at the limit is black as well. */
const BLACK_LEVEL = 13;
const BLACK_PART = 0.9;

/**
 * The parts of a film's black ranges, `atLeastMs` or longer, where the footage that the timeline shows there is
 * not black. Only footage under a black range is decoded, in its range, by a chain of its own: it does not repeat
 * what the renderer's filters may have done wrong. In a transition one black side is enough.
 */
export async function unexplainedBlack(
  black: Range[],
  timeline: Timeline,
  sources: Omit<PictureSources, 'workDir'>,
  atLeastMs: number,
): Promise<Range[]> {
  if (black.length === 0) return [];
  const workDir = await mkdtemp(join(tmpdir(), 'black-footage-'));
  try {
    const starts = segmentStarts(timeline.picture);
    const onScreen = timeline.picture.map((segment, index) => ({
      segment,
      startMs: (starts[index]! * 1000) / timeline.fps,
      endMs: ((starts[index]! + segment.frames) * 1000) / timeline.fps,
    }));
    const under = onScreen.filter(({ startMs, endMs }) =>
      black.some((range) => range.startMs < endMs && range.endMs > startMs),
    );
    const looked: Array<Range & { speed: number; blackAt: boolean[] }> = [];
    for (const { segment, startMs, endMs } of under)
      looked.push({
        startMs,
        endMs,
        speed: segment.speed,
        blackAt: await blackSteps(segment, timeline, { ...sources, workDir }),
      });
    const explained = (ms: number) =>
      looked.some(({ startMs, endMs, speed, blackAt }) => {
        // What is held at the end is the last picture.
        const step = Math.min(blackAt.length - 1, Math.floor(((ms - startMs) * speed) / STEP_MS));
        return ms >= startMs && ms < endMs && blackAt[step] === true;
      });
    return black.flatMap((range) => partsWhere(range, (ms) => !explained(ms), atLeastMs));
  } finally {
    await rm(workDir, { recursive: true, force: true });
  }
}

/** Whether the footage of a segment is black, at every STEP_MS of the footage's time. */
async function blackSteps(
  segment: PictureSegment,
  film: FilmShape,
  sources: PictureSources,
): Promise<boolean[]> {
  const shownMs = Math.ceil((segment.frames * 1000 * segment.speed) / film.fps);
  const used = { ...segment, sourceDurationMs: Math.min(segment.sourceDurationMs, shownMs) };
  const [input = []] = await pictureInputs([used], sources);
  const seen = segment.fit === 'cover' ? [coverCrop(film)] : [];
  const rate = `setpts=PTS-STARTPTS,fps=${1000 / STEP_MS}:start_time=0:eof_action=pass`;
  const look = [rate, ...seen, `scale=${SIDE}:${SIDE}:flags=area`, 'format=gray'];
  const chunks: Buffer[] = [];
  await runFfmpeg({
    ffmpegPath: sources.tools.ffmpegPath,
    args: [
      ...['-loglevel', 'error', ...input, '-map', '0:v:0', '-vf', look.join(',')],
      ...['-f', 'rawvideo', 'pipe:1'],
    ],
    signal: sources.signal,
    onStdout: (chunk) => void chunks.push(chunk),
  });
  const pixels = Buffer.concat(chunks);
  return Array.from({ length: Math.floor(pixels.length / SIDE ** 2) }, (_, index) => {
    const picture = pixels.subarray(index * SIDE ** 2, (index + 1) * SIDE ** 2);
    return picture.filter((level) => level <= BLACK_LEVEL).length >= BLACK_PART * SIDE ** 2;
  });
}

function partsWhere(range: Range, holds: (ms: number) => boolean, atLeastMs: number): Range[] {
  const parts: Range[] = [];
  for (let startMs = range.startMs; startMs < range.endMs; startMs += STEP_MS) {
    const endMs = Math.min(range.endMs, startMs + STEP_MS);
    const last = parts.at(-1);
    if (!holds((startMs + endMs) / 2)) continue;
    if (last?.endMs === startMs) last.endMs = endMs;
    else parts.push({ startMs, endMs });
  }
  return parts.filter((part) => part.endMs - part.startMs >= atLeastMs);
}
