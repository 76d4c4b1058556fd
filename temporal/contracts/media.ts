/** What is known of a media file and of the shots in it. Times are integer milliseconds, sizes are bytes. */

export type MediaType = 'image' | 'video';

/** What the probe measured of a file before anything else trusts it. Rotation is already applied to the size. */
export interface MediaProbe {
  mediaType: MediaType;
  /** Short container name chosen from the magic bytes, e.g. "mp4", "webm", "jpeg". */
  container: string;
  width: number;
  height: number;
  /** 0 for images. */
  durationMs: number;
  /** Average frame rate; 0 for images. */
  fps: number;
  videoCodec: string;
  /** null where the file has no sound. */
  audioCodec: string | null;
}

/** One shot of a material: a range between two cuts with what was measured in it. All 0–1 unless said. */
export interface Shot {
  index: number;
  startMs: number;
  endMs: number;
  /** Mean change between frames: 0 still, 1 wild. */
  motion: number;
  /** Mean luma. */
  brightness: number;
  /** Relative sharpness; low means blurred. */
  sharpness: number;
  /** Integrated loudness in LUFS; null where there is no sound. */
  loudnessLufs: number | null;
  /** Part of the shot in which somebody speaks. */
  speechRatio: number;
  /** Dominant colours as #RRGGBB, most frequent first, at most three. */
  colors: string[];
  /** 64-bit perceptual hash of the middle frame as 16 hex digits; near shots differ in few bits. */
  perceptualHash: string;
  /** True where the shot is black or frozen and should not be shown. */
  unusable: boolean;
}

export interface MediaAnalysis {
  probe: MediaProbe;
  shots: Shot[];
  /** Integrated loudness of the whole file in LUFS; null where there is no sound. */
  loudnessLufs: number | null;
  /** Ranges in which somebody speaks. */
  speech: Array<{ startMs: number; endMs: number }>;
  /** Bumped when the same file would give other numbers; analyses are kept by (sha256, version). */
  version: number;
}

/** The words found in a file so far; null where no engine has looked. */
export interface FoundWords {
  heard: {
    engine: string;
    /** Parts of its speech that were listened to, from the first. */
    turns: number;
    segments: Array<{ startMs: number; endMs: number; text: string }>;
  } | null;
  read: {
    engine: string;
    /** Pictures that were looked at, from the first. */
    pictures: number;
    /** By the shot's index, in reading order, each line of a shot once. */
    lines: Array<{ shot: number; text: string }>;
  } | null;
}
