import type { FilmCheck } from '../../contracts/film.ts';
import type { Timeline } from '../../contracts/timeline.ts';
import { runFfmpeg } from '../process/ffmpeg.ts';
import type { MediaTools } from '../tools.ts';
import { parseAigc } from './aigc.ts';
import { unexplainedBlack } from './blackFootage.ts';
import { ebur128, parseLoudness } from './loudness.ts';
import { type FilmProbe, probeFilm } from './probeFilm.ts';
import { heardRanges, overlaps, parseBlackRanges, parseSilentRanges, type Range } from './ranges.ts';

/** Shorter gaps are pauses of the speaker, shorter black is part of footage. */
const SILENT_MS = 1500;
const BLACK_MS = 1500;
const LOUDNESS_TOLERANCE = 1;
const PEAK_TOLERANCE_DB = 0.05;

/** A film that shows nothing for longer than this part of its time is none, whatever its footage is. */
const MOST_BLACK = 0.5;

/** A finished file is not the film that the timeline describes; each problem is a Chinese sentence. */
export class FilmCheckError extends Error {
  override readonly name = 'FilmCheckError';
  readonly problems: string[];

  constructor(problems: string[]) {
    super(`成片检查未通过：${problems.join('；')}`);
    this.problems = problems;
  }
}

export interface CheckOptions {
  signal?: AbortSignal | undefined;
  /** The local file of a footage's storage key. */
  resolveSource?: ((key: string) => Promise<string>) | undefined;
}

/**
 * Decodes a finished film once and compares it with its timeline: streams, size, constant rate, length, loudness,
 * true peak, black and silent parts, the AIGC label.
 *
 * Black is always reported in the FilmCheck. It fails the film where the footage shown there is not black
 * (`unexplainedBlack`; rendering again could help), and where more than half of the film is black. Black that the
 * chosen footage has is the chooser's: another attempt would give the same. Without `resolveSource` footage cannot
 * be looked at, and no black is explained.
 * @throws FilmCheckError with every problem in Chinese; FfmpegError when the file cannot be read or on `signal`.
 */
export async function checkFilm(
  tools: MediaTools,
  path: string,
  timeline: Timeline,
  options: CheckOptions = {},
): Promise<FilmCheck> {
  const probe = await probeFilm(tools, path, options.signal);
  const { loudness, black, silent } = await listenAndLook(tools, path, timeline, options.signal);
  const video = probe.streams.find((stream) => stream.codec_type === 'video');
  const audio = probe.streams.find((stream) => stream.codec_type === 'audio');
  const aigc = parseAigc(probe.format.tags);
  const check: FilmCheck = {
    width: video?.width ?? 0,
    height: video?.height ?? 0,
    fps: video?.avg_frame_rate ?? 0,
    durationMs: Math.round(probe.format.duration * 1000),
    sizeBytes: probe.format.size,
    videoCodec: video?.codec_name ?? '',
    audioCodec: audio?.codec_name ?? '',
    loudnessLufs: loudness.lufs,
    truePeakDb: loudness.truePeakDb,
    blackRanges: black,
    silentRanges: overlaps(silent, heardRanges(timeline), SILENT_MS),
    aigc: aigc ?? {},
  };
  const { resolveSource, signal } = options;
  const failedBlack = resolveSource
    ? await unexplainedBlack(black, timeline, { tools, resolveSource, signal }, BLACK_MS)
    : black;
  const problems = [
    ...streamProblems(probe, timeline),
    ...soundProblems(check, timeline),
    ...rangeProblems('画面全黑', failedBlack),
    ...mostlyBlack(check),
    ...rangeProblems('没有声音', check.silentRanges),
    ...(aigc?.Label ? [] : ['文件里没有 AIGC 标识']),
  ];
  if (problems.length > 0) throw new FilmCheckError(problems);
  return check;
}

async function listenAndLook(tools: MediaTools, path: string, timeline: Timeline, signal?: AbortSignal) {
  // A quarter of the size finds black just as well; captions may cover a part of a black picture.
  const look = `scale=iw/4:-2:flags=fast_bilinear,blackdetect=d=${BLACK_MS / 1000}:pix_th=0.03:pic_th=0.94`;
  const listen = `${ebur128({ truePeak: true })},silencedetect=n=-55dB:d=${SILENT_MS / 1000}`;
  const { stderrTail } = await runFfmpeg({
    ffmpegPath: tools.ffmpegPath,
    args: [
      ...['-loglevel', 'info', '-protocol_whitelist', 'file', '-f', 'mov', '-i', `file:${path}`],
      ...['-map', '0:v:0', '-vf', look, '-map', '0:a:0', '-af', listen, '-f', 'null', '-'],
    ],
    signal,
  });
  return {
    loudness: parseLoudness(stderrTail)[0] ?? {
      lufs: Number.NEGATIVE_INFINITY,
      truePeakDb: Number.NEGATIVE_INFINITY,
    },
    black: parseBlackRanges(stderrTail),
    silent: parseSilentRanges(stderrTail, (timeline.totalFrames * 1000) / timeline.fps),
  };
}

function streamProblems(probe: FilmProbe, { width, height, fps, totalFrames }: Timeline): string[] {
  const video = probe.streams.find((stream) => stream.codec_type === 'video');
  const audio = probe.streams.find((stream) => stream.codec_type === 'audio');
  if (!video) return ['文件里没有画面'];
  const problems: string[] = [];
  if (!audio) problems.push('文件里没有声音轨道');
  if (video.codec_name !== 'h264' || video.pix_fmt !== 'yuv420p')
    problems.push(`画面编码是 ${video.codec_name}/${video.pix_fmt}，应为 h264/yuv420p`);
  if (audio && (audio.codec_name !== 'aac' || audio.sample_rate !== 48_000))
    problems.push(`声音编码是 ${audio.codec_name}，应为 48 kHz 的 aac`);
  if (video.width !== width || video.height !== height)
    problems.push(`画面是 ${video.width}×${video.height}，应为 ${width}×${height}`);
  if (video.sample_aspect_ratio && !['1:1', 'N/A'].includes(video.sample_aspect_ratio))
    problems.push(`像素比例是 ${video.sample_aspect_ratio}，应为 1:1`);
  const rates = [video.r_frame_rate ?? 0, video.avg_frame_rate ?? 0];
  if (rates.some((rate) => Math.abs(rate - fps) > 0.01))
    problems.push(`帧率是 ${rates.join('/')}，应恒定为 ${fps}`);
  if (video.nb_frames !== totalFrames) problems.push(`画面共 ${video.nb_frames} 帧，应为 ${totalFrames} 帧`);
  const apart = Math.abs((video.duration ?? 0) - (audio?.duration ?? 0));
  if (audio && apart > 1 / fps + 0.001) problems.push(`声音与画面的结尾相差 ${apart.toFixed(2)} 秒`);
  return problems;
}

function soundProblems({ loudnessLufs, truePeakDb }: FilmCheck, { sound }: Timeline): string[] {
  if (sound.voice.length === 0 && !sound.music) return [];
  const problems: string[] = [];
  if (!(Math.abs(loudnessLufs - sound.targetLufs) <= LOUDNESS_TOLERANCE))
    problems.push(`响度是 ${loudnessLufs} LUFS，应为 ${sound.targetLufs} LUFS`);
  if (truePeakDb > sound.truePeakDb + PEAK_TOLERANCE_DB)
    problems.push(`峰值是 ${truePeakDb} dBTP，高于 ${sound.truePeakDb} dBTP`);
  return problems;
}

function mostlyBlack({ blackRanges, durationMs }: FilmCheck): string[] {
  const blackMs = blackRanges.reduce((sum, { startMs, endMs }) => sum + endMs - startMs, 0);
  if (blackMs <= MOST_BLACK * durationMs) return [];
  return [`全片有 ${Math.round((100 * blackMs) / durationMs)}% 的时间画面全黑，请换用其他素材`];
}

function rangeProblems(what: string, ranges: Range[]): string[] {
  return ranges.map(
    ({ startMs, endMs }) => `第 ${(startMs / 1000).toFixed(1)}–${(endMs / 1000).toFixed(1)} 秒${what}`,
  );
}
