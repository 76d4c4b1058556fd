import type { MediaAnalysis } from '../../contracts/media.ts';
import { sniffAndProbe } from '../probe/probe.ts';
import type { MediaTools } from '../tools.ts';
import { analyzePicture } from './analyzePicture.ts';
import { analyzeVideo } from './analyzeVideo.ts';
import type { MediaThumbnails } from './thumbnails.ts';

/** Bump when the same file would give other numbers. */
export const ANALYSIS_VERSION = 5;

export interface AnalyzeOptions {
  /** An existing empty folder of this run alone; the thumbnails are left in it, nothing else. */
  workDir: string;
  signal?: AbortSignal | undefined;
  /** 0–1, about twice a second. */
  onProgress?: ((done: number) => void) | undefined;
}

export interface AnalyzedMedia {
  analysis: MediaAnalysis;
  thumbnails: MediaThumbnails;
}

/**
 * Cuts a media file into shots and measures each, with one decoding. A picture is one shot from 0 to 0.
 * `analysis.probe.durationMs` is where the last decodable frame ends, which in a broken file is less than it claims.
 * @throws MediaRejected like `probeMedia`; FfmpegError when cancelled or out of time.
 */
export async function analyzeMedia(
  tools: MediaTools,
  path: string,
  options: AnalyzeOptions,
): Promise<AnalyzedMedia> {
  const { sniffed, probe } = await sniffAndProbe(tools, path, options);
  const analyze = probe.mediaType === 'image' ? analyzePicture : analyzeVideo;
  const { durationMs, thumbnails, ...findings } = await analyze({
    tools,
    path,
    sniffed,
    probe,
    ...options,
  });
  return {
    analysis: { probe: { ...probe, durationMs }, ...findings, version: ANALYSIS_VERSION },
    thumbnails,
  };
}
