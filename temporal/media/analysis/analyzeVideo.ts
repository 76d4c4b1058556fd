import type { MediaAnalysis } from '../../contracts/media.ts';
import { deadRanges } from './deadRanges.ts';
import { decodeOnce, type PassOptions, type PassResult } from './decodePass.ts';
import { integratedLoudness } from './loudness.ts';
import { measureShot } from './measureShot.ts';
import { toShotRanges } from './shotRanges.ts';
import { keepThumbnails, type MediaThumbnails } from './thumbnails.ts';

export interface Findings extends Omit<MediaAnalysis, 'probe' | 'version'> {
  durationMs: number;
  thumbnails: MediaThumbnails;
}

/** Decode once, cut into shots, measure each, keep one thumbnail for each. */
export async function analyzeVideo(options: PassOptions): Promise<Findings> {
  const pass = await decodeOnce(options);
  const durationMs = endOfLastFrame(pass, options.probe.fps);
  const ranges = toShotRanges(pass.boundaries, durationMs, pass.frames);
  const shots = ranges.map((range, index) => measureShot(pass, range, index));
  const thumbnails = await keepThumbnails(options, pass.samples, shots);
  return {
    shots,
    loudnessLufs: integratedLoudness(pass.loudness),
    speech: pass.speech,
    silences: pass.silences,
    waveform: pass.waveform,
    flashesMs: pass.flashesMs,
    ...deadRanges(pass.frames, durationMs),
    writing: pass.writing,
    durationMs,
    thumbnails,
  };
}

function endOfLastFrame({ frames }: PassResult, fps: number): number {
  return Math.round(frames.at(-1)!.timeMs + 1000 / fps);
}
