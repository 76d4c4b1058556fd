/** One report of ffmpeg's `-progress` output. Values that ffmpeg does not know yet are 0. */
export interface FfmpegProgress {
  frame: number;
  fps: number;
  /** Time stamp reached in the output. */
  outTimeMs: number;
  /** Multiple of realtime. */
  speed: number;
  /** Bytes written. */
  totalSize: number;
  /** True in the last report. */
  done: boolean;
}

/** Feeds on whole `key=value` lines; calls back once a block, which ffmpeg ends with the key `progress`. */
export function createProgressParser(onProgress: (progress: FfmpegProgress) => void): (line: string) => void {
  let block = new Map<string, string>();
  return (line) => {
    const at = line.indexOf('=');
    if (at < 0) return;
    const key = line.slice(0, at).trim();
    const value = line.slice(at + 1).trim();
    block.set(key, value);
    if (key !== 'progress') return;
    const number = (name: string) => Number.parseFloat(block.get(name) ?? '') || 0;
    onProgress({
      frame: number('frame'),
      fps: number('fps'),
      outTimeMs: Math.max(0, Math.round(number('out_time_us') / 1000)),
      speed: number('speed'),
      totalSize: number('total_size'),
      done: value === 'end',
    });
    block = new Map();
  };
}
