import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Timeline } from '../../contracts/timeline.ts';
import { runFfmpeg } from '../process/ffmpeg.ts';
import { TimelineError } from '../timeline/errors.ts';
import { validateTimeline } from '../timeline/validateTimeline.ts';
import type { MediaTools } from '../tools.ts';
import { AIGC_KEY, type AigcLabel, aigcFields } from './aigc.ts';
import { toAss } from './ass.ts';
import { makeFontFolder } from './fontFolder.ts';
import { filterPath, graphArgs } from './graphFile.ts';
import { type MixedSound, mixSound, ownWav } from './mixSound.ts';
import { pictureGraph } from './pictureGraph.ts';
import { pictureInputs } from './pictureInputs.ts';
import { pictureProgress, type RenderProgress, soundProgress } from './renderProgress.ts';
import { SAMPLE_RATE } from './soundGraph.ts';

export interface RenderRequest {
  timeline: Timeline;
  tools: MediaTools;
  /** The local file of a storage key. Footage is sniffed here before ffmpeg may open it. */
  resolveSource: (key: string) => Promise<string>;
  /** Where the finished film goes; written beside it first, so that it is whole when it is there. */
  outPath: string;
  /** A folder of this render's own; what is in it may be removed afterwards. */
  workDir: string;
  title: string;
  aigc: AigcLabel;
  signal?: AbortSignal | undefined;
  onProgress?: ((progress: RenderProgress) => void) | undefined;
  /** x264 preset. */
  preset?: 'ultrafast' | 'superfast' | 'veryfast' | 'faster' | 'fast' | 'medium';
}

/** Seconds between live frames, of the film's time. */
const LIVE_EVERY_SECONDS = 1;
const LIVE_LONG_SIDE = 480;

/**
 * Renders a timeline in one pass: picture, captions, label, sound, H.264/AAC with the implicit label, and a live
 * frame from the same graph. Nothing is left at `outPath` unless the render ended well.
 * @throws TimelineError when the timeline cannot be drawn (Chinese), MediaRejected for footage that ffmpeg must
 * not open, FfmpegError when ffmpeg fails or `signal` fires.
 */
export async function renderTimeline(request: RenderRequest): Promise<{ renderMs: number }> {
  const { timeline, tools, outPath, workDir, signal, onProgress } = request;
  const problems = validateTimeline(timeline);
  if (problems.length > 0) throw new TimelineError(`时间线有误：${problems.slice(0, 3).join('；')}`);
  const startedAt = performance.now();
  const partPath = `${outPath}.part`;
  await mkdir(workDir, { recursive: true });
  try {
    onProgress?.(soundProgress());
    const filmSamples = Math.round((timeline.totalFrames * SAMPLE_RATE) / timeline.fps);
    // Sound is mixed while the footage is looked at; where one of them fails, the other is stopped.
    const stop = new AbortController();
    const prepared = { ...request, signal: signal ? AbortSignal.any([signal, stop.signal]) : stop.signal };
    const mixing = mixSound({ ...prepared, sound: timeline.sound, filmSamples });
    const opening = pictureInputs(timeline.picture, prepared);
    const [sound, inputs] = await Promise.all([mixing, opening]).catch(async (error: unknown) => {
      stop.abort();
      await Promise.allSettled([mixing, opening]);
      throw error;
    });
    const pictureStartedAt = performance.now();
    const livePath = join(workDir, 'live.jpg');
    await runFfmpeg({
      ffmpegPath: tools.ffmpegPath,
      args: await filmArgs(request, inputs, sound, filmSamples, { livePath, partPath }),
      signal,
      onProgress:
        onProgress &&
        liveProgress(livePath, onProgress, (frame) =>
          pictureProgress(timeline, frame, { startedAt: pictureStartedAt, now: performance.now() }),
        ),
    });
    await rename(partPath, outPath);
    return { renderMs: Math.round(performance.now() - startedAt) };
  } catch (error) {
    await rm(partPath, { force: true });
    throw error;
  }
}

/** Adds the live frame's path as soon as there is one. */
function liveProgress(
  livePath: string,
  onProgress: (progress: RenderProgress) => void,
  reportAt: (frame: number) => Omit<RenderProgress, 'liveFramePath'>,
): (progress: { frame: number }) => void {
  let seen = false;
  return ({ frame }) => {
    const report = () => onProgress({ ...reportAt(frame), liveFramePath: seen ? livePath : null });
    if (seen) return report();
    stat(livePath).then(
      () => {
        seen = true;
        report();
      },
      () => report(),
    );
  };
}

async function filmArgs(
  request: RenderRequest,
  inputs: string[][],
  sound: MixedSound,
  filmSamples: number,
  { livePath, partPath }: { livePath: string; partPath: string },
): Promise<string[]> {
  const { timeline, tools, workDir, title, aigc, preset = 'veryfast' } = request;
  const { width, height, fps, picture } = timeline;
  const assPath = join(workDir, 'captions.ass');
  await writeFile(assPath, toAss(timeline));
  const fontsDir = await makeFontFolder(workDir);
  const graph = [
    ...pictureGraph(picture, timeline, 'picture'),
    `[picture]ass=filename=${filterPath(assPath)}:fontsdir=${filterPath(fontsDir)},split[film][watched]`,
    `[watched]select='not(mod(n,${fps * LIVE_EVERY_SECONDS}))',scale=${liveSize(width, height)}:flags=fast_bilinear:out_range=pc,format=yuvj420p[live]`,
    soundStatement(sound, picture.length, filmSamples),
  ];
  return [
    ...['-loglevel', 'warning'],
    ...inputs.flat(),
    ...(sound.path ? ownWav(sound.path) : []),
    ...(await graphArgs(tools, graph, join(workDir, 'film.graph'))),
    ...['-map', '[film]', '-map', '[sound]', '-map_metadata', '-1', '-map_chapters', '-1'],
    ...[
      '-c:v',
      'libx264',
      '-preset',
      preset,
      '-crf',
      '20',
      '-profile:v',
      'high',
      '-pix_fmt',
      'yuv420p',
      '-g',
      String(fps * 2),
    ],
    ...['-color_range', 'tv', '-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'],
    // No -frames: ffmpeg would end the sound with the last frame instead of at its own end.
    ...['-fps_mode:v', 'cfr', '-video_track_timescale', String(fps * 512)],
    ...['-c:a', 'aac', '-b:a', '160k', '-ar', String(SAMPLE_RATE), '-ac', '2'],
    ...['-movflags', '+faststart+use_metadata_tags', '-metadata', `title=${title}`],
    ...['-metadata', `${AIGC_KEY}=${JSON.stringify(aigcFields(aigc))}`, '-f', 'mp4', `file:${partPath}`],
    ...['-map', '[live]', '-c:v', 'mjpeg', '-q:v', '5', '-fps_mode:v', 'passthrough'],
    ...['-f', 'image2', '-update', '1', '-atomic_writing', '1', livePath],
  ];
}

function soundStatement(sound: MixedSound, input: number, filmSamples: number): string {
  const exact = `aformat=sample_fmts=fltp:sample_rates=${SAMPLE_RATE}:channel_layouts=stereo,apad=whole_len=${filmSamples},atrim=end_sample=${filmSamples}[sound]`;
  return sound.path
    ? `[${input}:a:0]${sound.master},${exact}`
    : `anullsrc=r=${SAMPLE_RATE}:cl=stereo,${exact}`;
}

function liveSize(width: number, height: number): string {
  const scale = Math.min(1, LIVE_LONG_SIDE / Math.max(width, height));
  return `${2 * Math.round((width * scale) / 2)}:${2 * Math.round((height * scale) / 2)}`;
}
