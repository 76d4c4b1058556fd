/** What the last step hands over: the film's files and what was measured in them. */
export interface FilmCheck {
  width: number;
  height: number;
  fps: number;
  durationMs: number;
  sizeBytes: number;
  videoCodec: string;
  audioCodec: string;
  loudnessLufs: number;
  truePeakDb: number;
  /** Ranges of 1.5 s and longer that are black; in a good film only where the chosen footage is black itself. */
  blackRanges: Array<{ startMs: number; endMs: number }>;
  /** Ranges that are silent though the timeline did not ask for it; empty in a good film. */
  silentRanges: Array<{ startMs: number; endMs: number }>;
  /** The AIGC metadata, read back from the finished file. */
  aigc: Record<string, string>;
}

export interface Film {
  filmKey: string;
  posterKey: string;
  subtitleKey: string;
  /** Of the film file. */
  sha256: string;
  check: FilmCheck;
  renderMs: number;
}
