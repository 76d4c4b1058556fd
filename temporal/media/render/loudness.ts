/** What ebur128 said of a whole track. Minus infinity where there was nothing to hear. */
export interface Loudness {
  lufs: number;
  truePeakDb: number;
}

/** The filter; its summary is in ffmpeg's log at the end, at level info. */
export function ebur128(options: { truePeak: boolean }): string {
  return `ebur128=framelog=verbose:dualmono=1${options.truePeak ? ':peak=true' : ''}`;
}

/** Below this EBU R 128's gate hears nothing. */
const SILENCE_LUFS = -69;

/** Reads the summaries of all ebur128 filters from ffmpeg's log, in the order of the filters in the graph. */
export function parseLoudness(log: string[]): Loudness[] {
  const found = new Map<number, Loudness>();
  let current: Loudness | undefined;
  for (const line of log) {
    const head = /\[Parsed_ebur128_(\d+) @ [^\]]*\] Summary:/.exec(line);
    if (head) {
      current = { lufs: Number.NEGATIVE_INFINITY, truePeakDb: Number.NEGATIVE_INFINITY };
      found.set(Number(head[1]), current);
      continue;
    }
    const lufs = /^\s+I:\s+(\S+) LUFS/.exec(line)?.[1];
    const peak = /^\s+Peak:\s+(\S+) dBFS/.exec(line)?.[1];
    if (current && lufs !== undefined)
      current.lufs = Number(lufs) <= SILENCE_LUFS ? Number.NEGATIVE_INFINITY : Number(lufs);
    if (current && peak !== undefined)
      current.truePeakDb = peak === '-inf' ? Number.NEGATIVE_INFINITY : Number(peak);
  }
  return [...found].sort(([a], [b]) => a - b).map(([, loudness]) => loudness);
}
