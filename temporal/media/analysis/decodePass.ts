import type { MediaProbe, MediaRange, Waveform } from '../../contracts/media.ts';
import type { Sniffed } from '../probe/containers.ts';
import { MediaRejected } from '../probe/errors.ts';
import { safeInput } from '../probe/safeInput.ts';
import type { PipeReader } from '../process/child.ts';
import { FfmpegError } from '../process/errors.ts';
import { runFfmpeg } from '../process/ffmpeg.ts';
import type { MediaTools } from '../tools.ts';
import type { Boundary } from './boundary.ts';
import { createCutDetector } from './cutDetector.ts';
import { createFadeDetector } from './fadeDetector.ts';
import { createFrameTrack, type FrameFacts } from './frameTrack.ts';
import { createGradualDetector } from './gradualDetector.ts';
import { PIPES, passArgs, passSizes } from './graph.ts';
import { createLoudnessReader, type LoudnessBlock } from './loudness.ts';
import { measurePicture, type PictureFacts, toLuma } from './pictureFacts.ts';
import { createTimedFrames } from './pipes.ts';
import { createSlideDetector } from './slideDetector.ts';
import { createSoundTrack } from './soundTrack.ts';
import { createVoiceDetector, type SpeechRange } from './voiceActivity.ts';
import { createWritingTrack } from './writingTrack.ts';

export interface Sample extends PictureFacts {
  timeMs: number;
}

/** All that one decoding of a video tells, before it is cut into shots. */
export interface PassResult {
  boundaries: Boundary[];
  flashesMs: number[];
  frames: FrameFacts[];
  /** Pictures about twice a second; the n-th has the n-th thumbnail. */
  samples: Sample[];
  loudness: LoudnessBlock[];
  speech: SpeechRange[];
  silences: MediaRange[];
  waveform: Waveform;
  /** Where what looks like writing stands still. */
  writing: MediaRange[];
}

export interface PassOptions {
  tools: MediaTools;
  path: string;
  sniffed: Sniffed;
  probe: MediaProbe;
  /** Exists, is empty and is the pass's own; thumbnails of all samples are left in it. */
  workDir: string;
  signal?: AbortSignal | undefined;
  /** 0–1. */
  onProgress?: ((done: number) => void) | undefined;
}

/**
 * Decodes a video once and measures everything on the way: pictures in the small reach the detectors as they come,
 * so memory does not grow with the size of the picture, and by some forty bytes with each frame.
 * @throws MediaRejected where not one frame came out. A file that breaks off is measured as far as it goes.
 */
export async function decodeOnce(options: PassOptions): Promise<PassResult> {
  const { tools, path, sniffed, probe, workDir, signal } = options;
  const sizes = passSizes(probe);
  const hasAudio = probe.audioCodec !== null;
  const cuts = createCutDetector(sizes.frame.width, sizes.frame.height);
  const gradual = createGradualDetector();
  const fades = createFadeDetector();
  const slides = createSlideDetector(sizes.frame.width, sizes.frame.height);
  const track = createFrameTrack();
  const samples: Sample[] = [];
  const loudness = createLoudnessReader();
  const sound = createSoundTrack();
  const voice = hasAudio ? await createVoiceDetector() : undefined;

  const frames = createTimedFrames(sizes.frame.width * sizes.frame.height, (timeMs, frame) => {
    track.push({ timeMs, frame });
    for (const detector of [cuts, gradual, fades, slides]) detector.push({ timeMs, frame });
  });
  const { width, height } = sizes.sample;
  const writing = createWritingTrack(width, height);
  const pictures = createTimedFrames(width * height * 3, (timeMs, rgb) => {
    const luma = toLuma(rgb);
    samples.push({ timeMs, ...measurePicture({ rgb, luma, width, height }) });
    writing.push(timeMs, luma);
  });

  const onPipe = new Map<number, PipeReader>([
    [PIPES.frames, frames.readFrames],
    [PIPES.frameTimes, frames.readTimes],
    [PIPES.samples, pictures.readFrames],
    [PIPES.sampleTimes, pictures.readTimes],
  ]);
  if (voice) {
    onPipe.set(PIPES.loudness, loudness.read).set(PIPES.voice, (chunk) => {
      sound.read(chunk);
      return voice.read(chunk);
    });
  }

  const seconds = probe.durationMs / 1000;
  const run = runFfmpeg({
    ffmpegPath: tools.ffmpegPath,
    args: [
      '-v',
      'error',
      ...safeInput(sniffed, path),
      '-max_error_rate',
      '1',
      ...passArgs(sizes, hasAudio, workDir),
    ],
    onPipe,
    onProgress: ({ outTimeMs }) => options.onProgress?.(Math.min(1, outTimeMs / probe.durationMs)),
    signal,
    timeoutMs: (120 + 8 * seconds) * 1000,
    limits: { cpuSeconds: 240 + 16 * seconds, memoryBytes: 6 * 2 ** 30 },
  });
  await run.catch((error: unknown) => {
    const brokeOff =
      error instanceof FfmpegError && error.exitCode !== null && !error.cancelled && !error.timedOut;
    if (!brokeOff || track.facts.length === 0 || samples.length === 0) throw error;
  });
  if (track.facts.length === 0 || samples.length === 0) {
    throw new MediaRejected('damaged', 'video', 'not one frame could be decoded');
  }
  const hard = cuts.end();
  const faded = fades.end();
  const isInFade = (atMs: number) =>
    faded.some(({ endOfShotMs, startOfNextMs }) => atMs >= endOfShotMs && atMs <= startOfNextMs);
  return {
    boundaries: [...hard.cuts, ...gradual.end(), ...slides.end(), ...faded],
    // What fades to white jumps and comes back at times as well.
    flashesMs: hard.flashesMs.filter((atMs) => !isInFade(atMs)),
    frames: track.facts,
    samples,
    loudness: loudness.blocks,
    speech: voice?.speech() ?? [],
    silences: sound.silences(),
    waveform: sound.waveform(),
    writing: writing.end(track.facts.at(-1)!.timeMs),
  };
}
