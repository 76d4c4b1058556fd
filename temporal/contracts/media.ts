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

/** From and to, in ms from the beginning. */
export interface MediaRange {
  startMs: number;
  endMs: number;
}

/**
 * How a shot begins. `fade` is through black or white, `dissolve` any other gradual change, slides and wipes too; `continued` is no boundary of the film: shots of more than ten seconds
 * are divided where they are calmest.
 */
export type ShotEntry = 'start' | 'cut' | 'dissolve' | 'fade' | 'continued';

/** Why a shot should not be shown. */
export type ShotFault = 'black' | 'frozen';

/** One shot of a material: a range between two cuts with what was measured in it. All 0–1 unless said. */
export interface Shot {
  index: number;
  startMs: number;
  endMs: number;
  entry: ShotEntry;
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
  /** Black or frozen for most of its time; null where there is something to see. */
  unusable: ShotFault | null;
}

/** Loudest sample, 0–1, of each `stepMs` from the beginning: at most a thousand, so that it can be drawn at once. */
export interface Waveform {
  stepMs: number;
  peaks: number[];
}

export interface MediaAnalysis {
  probe: MediaProbe;
  shots: Shot[];
  /** Integrated loudness of the whole file in LUFS; null where there is no sound. */
  loudnessLufs: number | null;
  /** Ranges in which somebody speaks. */
  speech: MediaRange[];
  /** Quieter than −50 dBFS for half a second and more; empty where there is no sound at all. */
  silences: MediaRange[];
  /** No peaks where there is no sound. */
  waveform: Waveform;
  /** Instants at which it flashes, which are no cuts. */
  flashesMs: number[];
  /** Nothing to be seen for 0.2 s and more. */
  black: MediaRange[];
  /** Not one pixel moves for two seconds and more; what is black is not counted. */
  frozen: MediaRange[];
  /** In which what looks like writing stands still: one picture of each is enough to read it. */
  writing: MediaRange[];
  /** Bumped when the same file would give other numbers; analyses are kept by (sha256, version). */
  version: number;
}

/** A line of writing on one picture of a file. */
export interface ReadWords {
  /** The shot's index. */
  shot: number;
  /** When the picture was taken. */
  atMs: number;
  text: string;
  /** Parts of the picture, 0–1, from its upper left corner. */
  box: { x: number; y: number; w: number; h: number };
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
    /** In the order of the pictures, and in reading order within one. */
    lines: ReadWords[];
  } | null;
}
